/** Addresses of a guest's pages, each with the signature of the whole gig. */
import { type DeputyLink, guestUrl } from "../deputy-links.ts";

export interface GuestAddresses {
  gig: string;
  charts: string;
  song: (songId: number) => string;
  recording: (songId: number) => string;
  /** The same, as it was brought. */
  original: (songId: number) => string;
}

export function guestAddresses(link: DeputyLink): GuestAddresses {
  const gig = guestUrl("", link);
  const [head = "", query = ""] = gig.split("?");
  return {
    gig,
    charts: `${head}/charts?${query}`,
    song: (songId) => `${head}/song/${songId}?${query}`,
    recording: (songId) => `${head}/recording/${songId}?${query}`,
    original: (songId) => `${head}/original/${songId}?${query}`,
  };
}
