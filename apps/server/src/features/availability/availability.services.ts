import type { Mailer } from "../../platform/mail/mailer.ts";
import type { LinkKey } from "../../platform/security/signatures.ts";
import type { PrivateCalendarJobServices } from "./private-calendar/private-calendars.jobs.ts";

export interface AvailabilityJobServices extends PrivateCalendarJobServices {
  mailer: Pick<Mailer, "send">;
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string;
  /** Signs the links by which members and deputies answer. */
  linkKey: LinkKey;
  now: () => Date;
}
