/** The tenants. `updatedById` refers to a member by a constraint that a migration adds, for members refer to bands. */
import { sql } from "drizzle-orm";
import { boolean, check, date, integer, text, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { bandstand, identity, instant, stamps } from "./columns.ts";
import { genres } from "./lookups.ts";

export const bands = bandstand.table(
  "bands",
  {
    id: integer("id").generatedAlwaysAsIdentity().primaryKey(),
    /** Slug in addresses; stays when the name changes. */
    identity: varchar("identity", { length: 60 }).notNull(),
    name: varchar("name", { length: 30 }).notNull(),
    profile: text("profile"),
    genreId: integer("genre_id").references(() => genres.id),
    location: text("location"),
    formationDate: date("formation_date", { mode: "string" }),
    contactName: text("contact_name"),
    contactPhone: text("contact_phone"),
    contactEmail: text("contact_email"),
    website: text("website"),
    facebookLink: text("facebook_link"),
    youTubeId: text("you_tube_id"),
    rules: text("rules"),
    responsibilities: text("responsibilities"),
    merchandising: text("merchandising"),
    bookingRequirements: text("booking_requirements"),
    passwords: text("passwords"),
    paymentDetails: text("payment_details"),
    logoFilename: text("logo_filename"),
    pictureFilename: text("picture_filename"),
    pictureFilenameIndex: integer("picture_filename_index").notNull().default(0),
    dashboardAnnouncement: text("dashboard_announcement"),
    dashboardAnnouncementDate: instant("dashboard_announcement_date"),
    dashboardInformation: text("dashboard_information"),
    dashboardInformationDate: instant("dashboard_information_date"),
    /** IANA name; decides which day is today for the band's events. */
    timeZone: text("time_zone").notNull().default("Europe/London"),
    /** Whoever follows does so once they have confirmed it by their mail. */
    confirmFollowers: boolean("confirm_followers").notNull().default(false),
    /** Whether everybody finds its press kit. */
    pressKit: boolean("press_kit").notNull().default(false),
    /** When the private address of the press kit was made, which is signed with this; null while there is none. */
    pressAddressAt: instant("press_address_at"),
    ...stamps(),
  },
  (t) => [
    uniqueIndex("bands_identity").on(t.identity),
    check("bands_name_length", sql`char_length(${t.name}) >= 3`),
  ],
);

/** The two columns that are the key of everything a band owns. Whatever is left of a band goes with it. */
export const ofBand = () => ({
  bandId: integer("band_id")
    .notNull()
    .references(() => bands.id, { onDelete: "cascade" }),
  id: identity(),
});
