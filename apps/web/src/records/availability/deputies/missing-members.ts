/** For whom a deputy is looked for. */
import type { EventMember, MemberAnswer } from "@bandstand/contracts/availability";
import type { DeputyAsking } from "@bandstand/contracts/deputies";
import { isWithin } from "@bandstand/domain/blocked-dates";
import { acceptedDeputy, waitedFor } from "@bandstand/domain/deputies";

interface OfEvent {
  members: readonly EventMember[];
  answers: readonly MemberAnswer[];
  askings: readonly DeputyAsking[];
  eventDate: string;
}

export interface MissingMember {
  bandUserId: number;
  nickname: string;
  /** "said no", "is away"; null for who may well come. */
  why: string | null;
}

/** The line-up without those for whom somebody plays or is asked: first who said no or is away. */
export function missingMembers({ members, answers, askings, eventDate }: OfEvent): MissingMember[] {
  const covered = new Set(
    askings
      .filter(({ deputies }) => waitedFor(deputies) ?? acceptedDeputy(deputies))
      .map(({ bandUserId }) => bandUserId),
  );
  const saidNo = new Set(
    answers.filter(({ answer }) => answer === "N").map(({ bandUserId }) => bandUserId),
  );
  const all = members
    .filter(({ isLineUp, bandUserId }) => isLineUp && !covered.has(bandUserId))
    .map(({ bandUserId, nickname, unavailable }) => {
      const isAway = unavailable.some((range) => isWithin(range, eventDate));
      return {
        bandUserId,
        nickname,
        why: saidNo.has(bandUserId) ? "said no" : isAway ? "is away" : null,
      };
    });
  return [...all.filter(({ why }) => why !== null), ...all.filter(({ why }) => why === null)];
}
