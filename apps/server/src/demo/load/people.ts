/** The band, its members with their accounts and rights, and its followers. */
import { addDays } from "@bandstand/domain/calendar-date";
import { eq } from "drizzle-orm";
import { createBand } from "../../features/sign-in/bands.repository.ts";
import { users, userPasswords } from "../../platform/database/schema/accounts.ts";
import { bands } from "../../platform/database/schema/bands.ts";
import { followers } from "../../platform/database/schema/followers.ts";
import { bandUserMenuOptions, bandUsers } from "../../platform/database/schema/members.ts";
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import { DEMO_BAND } from "../content/band.ts";
import { FOLLOWERS } from "../content/followers.ts";
import { MEMBERS } from "../content/members.ts";
import type { DemoTime } from "./demo-time.ts";
import { found, idsBy, type Lookups } from "./lookups.ts";
import type { DemoFiles } from "./store-files.ts";

export type LoadContext = {
  readonly tx: SystemTransaction;
  readonly lookups: Lookups;
  readonly time: DemoTime;
  readonly files: DemoFiles;
};

export type LoadedBand = {
  readonly bandId: number;
  /** Ids of band users by nickname. */
  readonly members: ReadonlyMap<string, number>;
};

/** Accounts that are there already keep their password and details. */
async function insertAccounts(
  { tx, time }: LoadContext,
  bandId: number,
  passwordHash: string,
): Promise<ReadonlyMap<string, number>> {
  const accounts = new Map<string, number>();
  for (const member of MEMBERS) {
    const {
      nickname,
      email,
      forename,
      surname,
      mobilePhone,
      location,
      address,
      mainInstrument,
      joined,
    } = member;
    const [fresh] = await tx.db
      .insert(users)
      .values({
        email,
        forename,
        surname,
        mobilePhone,
        location,
        address,
        mainInstrument,
        emailVerifiedAt: time.ago(joined),
        lastBandId: bandId,
        createdAt: time.ago(joined),
        updatedAt: time.ago(joined),
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (fresh) await tx.db.insert(userPasswords).values({ userId: fresh.id, passwordHash });
    const [known] = fresh
      ? [fresh]
      : await tx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    accounts.set(nickname, found(known, `account ${email}`).id);
  }
  return accounts;
}

export async function insertBand(context: LoadContext, passwordHash: string): Promise<LoadedBand> {
  const { tx, lookups, time, files } = context;
  const bandId = await createBand(tx, DEMO_BAND.name);
  const accounts = await insertAccounts(context, bandId, passwordHash);
  const rows = await tx.db
    .insert(bandUsers)
    .values(
      MEMBERS.map((member) => ({
        bandId,
        userId: found(accounts.get(member.nickname), member.nickname),
        nickname: member.nickname,
        instrument: member.instrument,
        profile: member.profile,
        roleId: lookups("role", member.role),
        number: member.number,
        joiningDate: addDays(time.today, -member.joined),
        editEnabled: member.editEnabled,
        bookingsEnabled: member.bookingsEnabled,
        administratorEnabled: member.administratorEnabled,
        superAdministratorEnabled: member.superAdministratorEnabled,
        shareContactDetails: member.shareContactDetails,
        avatarFilename: files.avatars.get(member.nickname)?.filename ?? null,
        confirmedAt: time.ago(member.joined),
        // The helper was entered and never came: the one who is new.
        lastSignedInAt: member.role === "H" ? null : time.ago(1 + member.number),
        createdAt: time.ago(member.joined),
        updatedAt: time.ago(member.joined),
      })),
    )
    .returning({ id: bandUsers.id });
  const members = idsBy(MEMBERS, rows, ({ nickname }) => nickname);
  await tx.db.insert(bandUserMenuOptions).values(
    MEMBERS.flatMap(({ nickname, privileges }) =>
      Object.entries(privileges).map(([tag, priv]) => ({
        bandId,
        bandUserId: found(members.get(nickname), nickname),
        menuOptionId: lookups("menuOption", tag),
        priv,
      })),
    ),
  );
  await describeBand(context, bandId);
  return { bandId, members };
}

async function describeBand(
  { tx, lookups, time, files }: LoadContext,
  bandId: number,
): Promise<void> {
  const {
    genre,
    announcedDaysAgo,
    informedDaysAgo,
    invoices: _invoices,
    pressSongs: _pressSongs,
    name: _name,
    ...described
  } = DEMO_BAND;
  await tx.db
    .update(bands)
    .set({
      ...described,
      pressKit: true,
      genreId: lookups("genre", genre),
      logoFilename: files.logo.filename,
      pictureFilename: files.picture.filename,
      dashboardAnnouncementDate: time.ago(announcedDaysAgo),
      dashboardInformationDate: time.ago(informedDaysAgo),
    })
    .where(eq(bands.id, bandId));
}

export async function insertFollowers({ tx, time }: LoadContext, bandId: number): Promise<void> {
  await tx.db.insert(followers).values(
    FOLLOWERS.map(({ email, location, source, events, since }) => ({
      bandId,
      email,
      location,
      source,
      events,
      createdAt: time.ago(since),
      updatedAt: time.ago(since),
    })),
  );
}
