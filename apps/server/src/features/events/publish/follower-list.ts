/** Gigs by mail, as the links that stop them know those who follow a band. */
import type { Database } from "../../../platform/database/transactions.ts";
import type { MailingList } from "../../../platform/mail/unsubscribe.ts";

export const GIG_LIST = "gigs";

interface Follower {
  bandId: number;
  followerId: number;
}

export const followerName = ({ bandId, followerId }: Follower) => `${bandId}.${followerId}`;

export function gigList({ database }: { database: Database }): MailingList {
  return {
    name: GIG_LIST,
    async find(name) {
      const follower = followerOf(name);
      const found = follower && (await findFollower(database, follower));
      return found && { ...found, what: `the gigs of ${found.bandName}` };
    },
    async stop(name) {
      const follower = followerOf(name);
      if (!follower) return;
      const { bandId, followerId } = follower;
      await database.band({ bandId }, (tx) =>
        tx.rows(
          {
            text: "update followers set events = false where band_id = $1 and id = $2 and events",
          },
          [tx.bandId, followerId],
        ),
      );
    },
  };
}

function findFollower(database: Database, { bandId, followerId }: Follower) {
  return database.systemOne<{ email: string; bandName: string; isOn: boolean }>(
    {
      name: "find_follower_of_gigs",
      text: `
        select f.email, b.name as "bandName", f.events as "isOn"
        from followers f join bands b on b.id = f.band_id where f.band_id = $1 and f.id = $2`,
    },
    [bandId, followerId],
  );
}

function followerOf(name: string): Follower | null {
  const match = /^([1-9]\d{0,8})\.([1-9]\d{0,8})$/.exec(name);
  return match && { bandId: Number(match[1]), followerId: Number(match[2]) };
}
