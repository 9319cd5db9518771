import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";
import type { Fact } from "../letter.ts";

export interface AskedDeputyMail {
  readonly bandName: string;
  /** "Can you play Half Crown Saturday on Sat 28 Nov for Ana?" */
  readonly question: string;
  /** What whoever asks has to say. */
  readonly note: string | null;
  readonly facts: readonly Fact[];
  /** "Sat 28 Nov, 12:00" */
  readonly answerBy: string;
  readonly url: string;
}

/** To a deputy: whether they play. */
export function deputyLetter(asked: AskedDeputyMail): Composed {
  const { bandName, question, note, facts, answerBy, url } = asked;
  return compose(
    {
      subject: question,
      preview: facts.map(([, value]) => value).join(" · "),
      heading: question,
      paragraphs: [
        ...(note === null ? [] : [`“${note}”`]),
        `${bandName} looks for a deputy, and asks you now. Until ${answerBy} nobody else is asked.`,
        "The button opens a page on which you accept or decline. You need not sign in.",
      ],
      action: { label: "Answer", url },
      details: facts,
      footnote: `You get this email because you are a deputy of ${bandName}. Whoever has the link can answer for you, so do not pass it on.`,
    },
    BANDSTAND,
  );
}

export interface GuestMail {
  readonly bandName: string;
  /** "Half Crown Saturday on Sat 28 Nov" */
  readonly gig: string;
  /** "times, place, set list, charts and recordings" */
  readonly opened: string;
  readonly facts: readonly Fact[];
  readonly url: string;
}

/** To the deputy who plays: what to play, and from what. */
export function guestLetter({ bandName, gig, opened, facts, url }: GuestMail): Composed {
  return compose(
    {
      subject: `You play: ${gig}`,
      preview: facts.map(([, value]) => value).join(" · "),
      heading: `You play ${gig}`,
      paragraphs: [
        `${bandName} is told. The page behind the button has ${opened} of this gig.`,
        "It always shows what holds now, and ends with the gig. You need not sign in.",
      ],
      action: { label: "Open the gig", url },
      details: facts,
      footnote: `You get this email because you have agreed to play with ${bandName}. Whoever has the link can read it all, so do not pass it on.`,
    },
    BANDSTAND,
  );
}

/** To a deputy who had accepted, and is not needed after all. */
export function takenBackLetter(bandName: string, gig: string): Composed {
  return compose(
    {
      subject: `You are not needed after all: ${gig}`,
      preview: `${bandName} no longer needs a deputy from you.`,
      heading: `You are not needed for ${gig}`,
      paragraphs: [
        `${bandName} has taken your place back, and thanks you for having been ready. The link to this gig opens nothing any more.`,
        "If that surprises you, answer this email.",
      ],
      footnote: `You get this email because you had agreed to play with ${bandName}.`,
    },
    BANDSTAND,
  );
}

export interface FoundDeputy {
  readonly bandName: string;
  readonly gig: string;
  /** Null where nobody plays. */
  readonly deputy: string | null;
  /** Who is asked now; null where nobody on the list can. */
  readonly waitedFor: string | null;
  /** Who is played for, where anybody in particular is missing. */
  readonly missing: string | null;
  readonly url: string;
}

/** To the editor who had deputies asked: who plays, that whoever had accepted cannot after all, or that nobody can. */
export function foundDeputyLetter(found: FoundDeputy): Composed {
  const { bandName, gig, url } = found;
  const { heading, told } = foundWords(found);
  return compose(
    {
      subject: `${heading}: ${gig}`,
      preview: told,
      heading,
      paragraphs: [told],
      action: { label: "Open the event", url },
      footnote: `You get this email because you have had deputies of ${bandName} asked.`,
    },
    BANDSTAND,
  );
}

function foundWords({ gig, deputy, waitedFor, missing }: FoundDeputy) {
  const forWhom = missing === null ? "" : ` for ${missing}`;
  if (deputy !== null)
    return {
      heading: `${deputy} plays${forWhom}`,
      told: `This is about ${gig}. ${deputy} has been sent a link to all that is needed for it. Nobody else is asked.`,
    };
  if (waitedFor !== null)
    return {
      heading: `${waitedFor} is asked now${forWhom}`,
      told: `Whoever had agreed to play at ${gig} cannot after all, and the link to it opens nothing for them any more. ${waitedFor} is the next on your list.`,
    };
  return {
    heading: `Nobody has been found${forWhom}`,
    told: `Everybody on your list for ${gig} has declined, or has not answered in time. Ask others, or somebody again.`,
  };
}
