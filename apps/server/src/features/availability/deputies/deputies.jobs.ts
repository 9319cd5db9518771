import { wantsAnswers } from "@bandstand/domain/availability";
import { dayOfYear } from "@bandstand/domain/day-words";
import { guestSees, isOpenToGuests } from "@bandstand/domain/deputies";
import { isEmail } from "@bandstand/domain/registration";
import { enqueue, enqueueEach } from "../../../platform/jobs/enqueue.ts";
import { job, type Job, type JobContext } from "../../../platform/jobs/job.ts";
import type { Composed } from "../../../platform/mail/compose.ts";
import {
  deputyLetter,
  foundDeputyLetter,
  guestLetter,
  takenBackLetter,
} from "../../../platform/mail/letters/deputy.ts";
import type { AvailabilityJobServices } from "../availability.services.ts";
import { factsOf, titleOf } from "../event-in-mail.ts";
import type { EventInMail } from "../event-in-mail.repository.ts";
import {
  type DeputyAtGig,
  findAsker,
  findDeputyAtGig,
  listLateDeputies,
} from "./asked-deputy.repository.ts";
import { type DeputyLink, deputyUrl, guestUrl } from "./deputy-links.ts";
import {
  askerMail,
  deputyMail,
  deputyTimeOut,
  findLateDeputies,
  guestMail,
  takenBackMail,
  type WaitedFor,
} from "./deputy-mails.ts";
import { moveDeputies } from "./deputy-moves.ts";
import { answerByWords, deputyFacts, deputyQuestion } from "./deputy-words.ts";

export function deputyJobs(services: AvailabilityJobServices): Job[] {
  const { database, publicUrl, now } = services;
  return [
    // Nothing to whoever has answered meanwhile, and nothing about what is over or cancelled by now.
    job(deputyMail, (told, context) =>
      toDeputy(told, context, (gig, link) => {
        if (gig.outcome !== null || !wantsAnswers(gig, gig.today)) return null;
        return deputyLetter({
          bandName: gig.bandName,
          question: deputyQuestion(gig),
          note: gig.note,
          facts: deputyFacts(gig),
          answerBy: answerByWords(gig) ?? "",
          url: deputyUrl(publicUrl, link),
        });
      }),
    ),
    job(guestMail, (told, context) =>
      toDeputy(told, context, (gig, link) => {
        if (gig.outcome !== "accepted" || !isOpenToGuests(gig, gig.today)) return null;
        const url = guestUrl(publicUrl, link);
        return guestLetter({
          bandName: gig.bandName,
          gig: gigOf(gig),
          opened: guestSees(gig),
          facts: factsOf(gig),
          url,
        });
      }),
    ),
    job(takenBackMail, (told, context) =>
      toDeputy(told, context, (gig) =>
        gig.outcome === "taken_back" ? takenBackLetter(gig.bandName, gigOf(gig)) : null,
      ),
    ),
    job(askerMail, async ({ askingId }, { bandId }) => {
      if (bandId === null) return;
      const asker = await database.system((tx) => findAsker(tx, bandId, askingId, now()));
      if (!asker) return;
      const { email, eventId } = asker;
      const url = `${publicUrl}/event/${eventId}`;
      const letter = foundDeputyLetter({ ...asker, gig: gigOf(asker), url });
      await services.mailer.send({ ...letter, to: email });
    }),
    job(deputyTimeOut, (told) => timeOut(services, told)),
    job(findLateDeputies, () => timeOutLate(services), EVERY_TEN_MINUTES),
  ];

  async function toDeputy(
    { askedId }: { askedId: number },
    { bandId }: JobContext,
    letterOf: (gig: DeputyAtGig, link: DeputyLink) => Composed | null,
  ): Promise<void> {
    if (bandId === null) return;
    const place = { bandId, askedId };
    const gig = await database.system((tx) => findDeputyAtGig(tx, place, now()));
    if (!gig) return;
    const { email, eventId, contactEmail } = gig;
    const letter = letterOf(gig, { key: services.linkKey, place, eventId, email });
    if (letter === null) return;
    await services.mailer.send({
      ...letter,
      to: email,
      ...(contactEmail !== null && isEmail(contactEmail) && { replyTo: contactEmail }),
    });
  }
}

/** "Half Crown Saturday on Sat 28 Nov" */
function gigOf(event: EventInMail): string {
  return `${titleOf(event)} on ${dayOfYear(event.eventDate, event.today)}`;
}

/** A server whose clock is behind the database's is called too early, and comes again. */
const AGAIN_MS = 5000;

const EVERY_TEN_MINUTES = "*/10 * * * *";

type TimeOutServices = Pick<AvailabilityJobServices, "database" | "now">;

/** Asks the next where the one who is waited for has not answered in time; does nothing where they have. */
export async function timeOut({ database, now }: TimeOutServices, told: WaitedFor): Promise<void> {
  const { bandId, askingId, bandUserId } = told;
  await database.band({ bandId }, async (tx) => {
    const made = await moveDeputies(tx, now(), askingId, { kind: "runOut", bandUserId });
    if (made?.isEarly) {
      await enqueue(tx, deputyTimeOut, told, { runAt: new Date(now().getTime() + AGAIN_MS) });
    }
  });
}

export async function timeOutLate({ database, now }: TimeOutServices): Promise<void> {
  await database.system(async (tx) =>
    enqueueEach(tx, deputyTimeOut, await listLateDeputies(tx, now())),
  );
}
