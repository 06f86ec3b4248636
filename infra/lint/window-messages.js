const message = "Pages take no messages from other windows; use a BroadcastChannel.";

/** Listeners for "message" on the window, which would allow another site's window to send data to a page. */
export const windowMessages = [
  {
    selector:
      "CallExpression[callee.object.name=/^(window|self|globalThis|top|parent)$/][callee.property.name='addEventListener'][arguments.0.value='message']",
    message,
  },
  { selector: "CallExpression[callee.name='addEventListener'][arguments.0.value='message']", message },
  {
    selector: "AssignmentExpression[left.object.name=/^(window|self|globalThis)$/][left.property.name='onmessage']",
    message,
  },
];
