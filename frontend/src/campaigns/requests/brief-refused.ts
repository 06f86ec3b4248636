/** The server has read a brief and refused it. The message is the server's. */
export class BriefRefused extends Error {}
