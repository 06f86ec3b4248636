/** The server read a brief and refused it. The message is the server's own sentence. */
export class BriefRefused extends Error {}
