/** Companies that host feeds. Some put their own email address in place of the show's. */
const HOSTING_COMPANIES = new Set([
  "acast.com", "anchor.fm", "art19.com", "audioboom.com", "audiomeans.fr", "ausha.co", "blogtalkradio.com", "blubrry.com",
  "buzzsprout.com", "captivate.fm", "castbox.fm", "castos.com", "feedburner.com", "feedpress.com", "fireside.fm",
  "hipcast.com", "hubhopper.com", "ivoox.com", "julep.de", "letscast.fm", "libsyn.com", "liberatedsyndication.com",
  "megaphone.fm", "omnystudio.com", "omny.fm", "panoply.fm", "pinecast.com", "pippa.io", "podbean.com", "podcaster.de",
  "podcastics.com", "podcastpage.io", "podigee.com", "podigee.io", "podomatic.com", "podserve.fm", "podspace.com",
  "redcircle.com", "rss.com", "rssradio.com", "seriouslysimplepodcasting.com", "simplecast.com", "sounder.fm",
  "soundcloud.com", "spreaker.com", "squarespace.com", "transistor.fm", "tritondigital.com", "whooshkaa.com",
  "zencast.fm", "zencastr.com",
]); // prettier-ignore

/** Whether a domain belongs to a hosting company, including subdomains ("mail.libsyn.com"). */
export function isHostingCompany(domain: string): boolean {
  const labels = domain.toLowerCase().split(".");
  return labels.some((_, at) => HOSTING_COMPANIES.has(labels.slice(at).join(".")));
}
