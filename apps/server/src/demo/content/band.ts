/** The demo band. Its people, places and addresses are invented; e-mails end in .example, which nobody can own. */
import { bandName, registerEmail } from "@bandstand/contracts/account-fields";
import { date, requiredText, webAddress } from "@bandstand/contracts/fields";
import { LIMITS } from "@bandstand/contracts/limits";
import * as z from "zod/mini";
import { checked, readText } from "./demo-files.ts";

const long = requiredText(LIMITS.description);
const daysAgo = z.number().check(z.nonnegative());

const band = z.strictObject({
  name: bandName,
  /** Name of a genre. */
  genre: requiredText(),
  location: requiredText(),
  formationDate: date,
  timeZone: requiredText(),
  profile: long,
  contactName: requiredText(),
  contactPhone: requiredText(),
  contactEmail: registerEmail,
  website: webAddress,
  facebookLink: webAddress,
  rules: long,
  responsibilities: long,
  merchandising: long,
  bookingRequirements: long,
  passwords: long,
  paymentDetails: long,
  /** Titles of the songs in its press kit, in their order. */
  pressSongs: z.array(requiredText()),
  /** What stands on invoices. */
  invoices: z.strictObject({
    name: requiredText(),
    address: long,
    bankDetails: long,
    note: long,
  }),
  dashboardAnnouncement: long,
  dashboardInformation: long,
  /** Days before today on which news and information were put up. */
  announcedDaysAgo: daysAgo,
  informedDaysAgo: daysAgo,
});

export const DEMO_BAND = checked(band, JSON.parse(readText("band.json")), "band.json");
