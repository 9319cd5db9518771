/** Deputies are asked one after the other whether they play for a member who cannot. */
import { addDays } from "./calendar-date.ts";
import { type TimesOfEvent, eventTimes } from "./event-times.ts";
import { momentOf } from "./zoned-time.ts";

/** Hours that each has to answer. */
export const HOURS_TO_ANSWER = [4, 12, 24, 48, 72] as const;
export type HoursToAnswer = (typeof HOURS_TO_ANSWER)[number];
export const USUAL_HOURS: HoursToAnswer = 24;

/** "4 hours", "2 days" */
export function hoursWords(hours: number): string {
  return hours > 24 ? `${hours / 24} days` : `${hours} hours`;
}

/**
 * What has become of one: `skipped` is nobody to wait for any more, asked or not, and `taken_back` has accepted and is not
 * needed after all.
 */
export const DEPUTY_OUTCOMES = [
  "accepted",
  "declined",
  "ran_out",
  "skipped",
  "taken_back",
] as const;
export type DeputyOutcome = (typeof DEPUTY_OUTCOMES)[number];

/** One of those who are asked, in their order. Moments are ISO 8601 in UTC. */
export type AskedDeputy = {
  readonly bandUserId: number;
  /** Null as long as it is not their turn. */
  readonly askedAt: string | null;
  readonly answerBy: string | null;
  readonly outcome: DeputyOutcome | null;
};

/** The one who is waited for. */
export function waitedFor<Deputy extends AskedDeputy>(
  deputies: readonly Deputy[],
): Deputy | undefined {
  return deputies.find(({ askedAt, outcome }) => askedAt !== null && outcome === null);
}

export function acceptedDeputy<Deputy extends AskedDeputy>(
  deputies: readonly Deputy[],
): Deputy | undefined {
  return deputies.find(({ outcome }) => outcome === "accepted");
}

export function hasRunOut({ askedAt, answerBy, outcome }: AskedDeputy, now: Date): boolean {
  if (askedAt === null || answerBy === null || outcome !== null) return false;
  return Date.parse(answerBy) <= now.getTime();
}

/**
 * `start` asks the first; `stop` asks nobody more. The others are of the one who is waited for; `takeBack` and `giveUp` of
 * the one who has accepted: the band does without them, or they cannot after all.
 */
export type DeputyMove =
  | { readonly kind: "start" }
  | { readonly kind: "stop" }
  | {
      readonly kind: "accept" | "decline" | "runOut" | "skip" | "takeBack" | "giveUp";
      readonly bandUserId: number;
    };

export type DeputyTurn = {
  readonly now: Date;
  /** Until when whoever is asked now has time. */
  readonly answerBy: Date;
  /** Whether somebody may be asked at all: not of what is over or cancelled. */
  readonly isWanted: boolean;
  /** Those who cannot be asked: they have left, play already, or are waited for elsewhere. */
  readonly cannot: ReadonlySet<number>;
};

const OUTCOME_OF = {
  accept: "accepted",
  decline: "declined",
  runOut: "ran_out",
  skip: "skipped",
} as const;

/**
 * The list after a move; null where it is no move any more: somebody else was quicker. Nobody is asked twice, at most one
 * is waited for, and an answer counts until somebody else is asked.
 */
export function afterDeputyMove(
  deputies: readonly AskedDeputy[],
  move: DeputyMove,
  turn: DeputyTurn,
): AskedDeputy[] | null {
  const waiting = waitedFor(deputies);
  switch (move.kind) {
    case "start":
      return deputies.some(({ askedAt, outcome }) => askedAt !== null || outcome !== null)
        ? null
        : askNext(deputies, turn);
    case "stop":
      return waiting ? withOutcome(deputies, waiting, "skipped") : null;
    case "takeBack": {
      const accepted = acceptedDeputy(deputies);
      return accepted?.bandUserId === move.bandUserId
        ? withOutcome(deputies, accepted, "taken_back")
        : null;
    }
    case "giveUp": {
      const accepted = acceptedDeputy(deputies);
      return accepted?.bandUserId === move.bandUserId
        ? askNext(withOutcome(deputies, accepted, "declined"), turn)
        : null;
    }
    default: {
      if (waiting?.bandUserId !== move.bandUserId) return null;
      if (move.kind === "runOut" && !hasRunOut(waiting, turn.now)) return null;
      if (move.kind === "accept" && !turn.isWanted) return null;
      const moved = withOutcome(deputies, waiting, OUTCOME_OF[move.kind]);
      return move.kind === "accept" ? moved : askNext(moved, turn);
    }
  }
}

function withOutcome(
  deputies: readonly AskedDeputy[],
  whose: AskedDeputy,
  outcome: DeputyOutcome,
): AskedDeputy[] {
  return deputies.map((one) => (one === whose ? { ...one, outcome } : one));
}

function askNext(deputies: readonly AskedDeputy[], turn: DeputyTurn): AskedDeputy[] {
  if (!turn.isWanted) return [...deputies];
  let isAsked = false;
  return deputies.map((one) => {
    if (isAsked || one.askedAt !== null || one.outcome !== null) return one;
    if (turn.cannot.has(one.bandUserId)) return { ...one, outcome: "skipped" };
    isAsked = true;
    return { ...one, askedAt: turn.now.toISOString(), answerBy: turn.answerBy.toISOString() };
  });
}

type TimedEvent = TimesOfEvent & { readonly timeZone: string };

/** So many hours from now, and not after the event has begun. */
export function answerByOf(now: Date, hours: number, { timeZone, ...event }: TimedEvent): Date {
  const by = new Date(now.getTime() + hours * 3_600_000);
  const [first] = eventTimes(event);
  const begin = momentOf(first ?? { date: event.eventDate, time: "12:00" }, timeZone);
  return begin > now && begin < by ? begin : by;
}

type PlayedEvent = { readonly eventDate: string; readonly eventStatus_tag: string };

/**
 * Whether whoever has accepted still sees the gig: until the day after it, since a late one ends on that. `today` is the day
 * in the band's time zone.
 */
export function isOpenToGuests(
  { eventDate, eventStatus_tag }: PlayedEvent,
  today: string,
): boolean {
  return eventStatus_tag !== "X" && today <= addDays(eventDate, 1);
}

type OpenedToGuests = { readonly opensSetlist: boolean; readonly opensSongs: boolean };

/** "times, place, set list, charts and recordings": what a guest sees. Songs are reached by the set list alone. */
export function guestSees({ opensSetlist, opensSongs }: OpenedToGuests): string {
  if (!opensSetlist) return "times and place";
  return opensSongs ? "times, place, set list, charts and recordings" : "times, place and set list";
}
