const LISTENING_PAGE = /^https?:\/\/(?:podcasts\.apple\.com|itunes\.apple\.com|open\.spotify\.com)(?=[/?#:]|$)/i;

/** Whether an address is a page where people listen, which many feeds give as their website. Nobody can be reached there. */
export const isListeningPage = (address: string): boolean => LISTENING_PAGE.test(address);
