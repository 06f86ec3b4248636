/** Facebook's logo in its own color, as its brand guidelines require. */
export function FacebookMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="9" fill="#0866ff" />
      <path
        fill="#fff"
        d="M7.7 17.9v-6H5.8V9.1h1.9V7.9c0-2.6 1.2-3.9 3.7-3.9.5 0 1.3.1 1.6.2v2.3h-1c-1.2 0-1.6.5-1.6 1.7v.9h2.4l-.4 2.8h-2v6.1a9 9 0 0 1-2.7-.1Z"
      />
    </svg>
  );
}
