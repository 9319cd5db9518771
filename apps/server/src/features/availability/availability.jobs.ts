import { wantsAnswers } from "@bandstand/domain/availability";
import { isEmail } from "@bandstand/domain/registration";
import { enqueueEach } from "../../platform/jobs/enqueue.ts";
import { job, type Job } from "../../platform/jobs/job.ts";
import { askingLetter } from "../../platform/mail/letters/asking.ts";
import { answerUrl } from "./answer-link.ts";
import { askingMail, reminderMail, remindMembers } from "./asking-mail.ts";
import { type AskedMember, findAsked, markReminded } from "./asking.repository.ts";
import type { AvailabilityJobServices } from "./availability.services.ts";
import { deputyJobs } from "./deputies/deputies.jobs.ts";
import { factsOf, questionOf } from "./event-in-mail.ts";
import { pollMailJobs } from "./poll-mails.ts";
import { privateCalendarJobs } from "./private-calendar/private-calendars.jobs.ts";

/** Twice an hour: no time zone is off by less. */
const EVERY_HALF_HOUR = "3,33 * * * *";

export function availabilityJobs(services: AvailabilityJobServices): Job[] {
  return [
    job(askingMail, async (told, { bandId }) => {
      if (bandId !== null) await send({ ...told, bandId }, false);
    }),
    job(reminderMail, (told) => send(told, true)),
    job(remindMembers, () => remind(services), EVERY_HALF_HOUR),
    ...deputyJobs(services),
    ...pollMailJobs(services),
    ...privateCalendarJobs(services),
  ];

  /** Nothing to whoever has answered meanwhile, and nothing about what is over or cancelled by now. */
  async function send(asked: AskedMember, isReminder: boolean): Promise<void> {
    const { database, mailer, publicUrl, linkKey: key, now } = services;
    const event = await database.system((tx) => findAsked(tx, asked, now()));
    if (!event || !wantsAnswers(event, event.today)) return;
    if (event.askedAt === null || (isReminder && event.answer !== null)) return;
    const { email, bandName, contactEmail } = event;
    const letter = askingLetter({
      bandName,
      question: questionOf(event),
      facts: factsOf(event),
      isReminder,
      url: answerUrl(publicUrl, { key, asked, email }),
    });
    await mailer.send({
      ...letter,
      to: email,
      ...(contactEmail !== null && isEmail(contactEmail) && { replyTo: contactEmail }),
    });
  }
}

/** Marks and enqueues in one transaction: none is reminded twice, none is left out. */
export async function remind({
  database,
  now,
}: Pick<AvailabilityJobServices, "database" | "now">): Promise<void> {
  await database.system(async (tx) => enqueueEach(tx, reminderMail, await markReminded(tx, now())));
}
