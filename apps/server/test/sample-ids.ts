/** What samples of requests are about, and that there is one of every call. */
import type { Endpoint, Request } from "@bandstand/contracts/endpoint";
import type { FEATURES } from "../src/features.ts";

type Features = typeof FEATURES;
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type All = Intersection<Features[keyof Features]["endpoints"]>;

export type SampleRequests = {
  [Name in keyof All]: All[Name] extends Endpoint ? Request<All[Name]> : never;
};

/** What requests are about. Two songs and two set lists, for calls that take several. */
export interface SampleIds {
  song: number;
  otherSong: number;
  setlist: number;
  otherSetlist: number;
  /** Of a song in a set list. */
  place: number;
  document: number;
  bookmark: number;
  venue: number;
  /** Where events take place, which is not deleted. */
  otherVenue: number;
  event: number;
  /** For what deletes more than one. */
  otherEvent: number;
  /** Of the member who asks. */
  venueNote: number;
  /** Of the person who asks. */
  blockedDate: number;
  follower: number;
  /** Open, with a day on which the caller can. */
  datePoll: number;
  /** A confirmed gig that is over, of which nobody has told. */
  pastEvent: number;
  /** Of the event. */
  expense: number;
  /** Of the event, in which the member is waited for. */
  deputyAsking: number;
  /** A member who may be asked. */
  deputy: number;
  /** A member of the band, and the person that they are. */
  member: number;
  user: number;
  /** A sign-in of theirs. */
  device: number;
  /** The caller's. */
  ownBand: number;
  /** A band to change to, and one to copy from. */
  band: number;
  sourceBand: number;
  sourceSong: number;
}
