/** Latest News by mail, as the links that stop it know it. */
import type { Database } from "../../platform/database/transactions.ts";
import type { MailingList } from "../../platform/mail/unsubscribe.ts";
import { findNewsReader, stopNewsFor } from "./news-mail.repository.ts";

export const NEWS_LIST = "news";

interface Reader {
  bandId: number;
  bandUserId: number;
}

/** How the list knows a member: band and membership. */
export const readerName = ({ bandId, bandUserId }: Reader): string => `${bandId}.${bandUserId}`;

export function newsList({ database }: { database: Database }): MailingList {
  return {
    name: NEWS_LIST,
    async find(name) {
      const reader = readerOf(name);
      const found = reader && (await database.system((tx) => findNewsReader(tx, reader)));
      if (!found) return null;
      const { email, bandName, isOn } = found;
      return { email, isOn, what: `the latest news of ${bandName}` };
    },
    async stop(name) {
      const reader = readerOf(name);
      if (!reader) return;
      const { bandId, bandUserId } = reader;
      await database.band({ bandId }, (tx) => stopNewsFor(tx, bandUserId));
    },
  };
}

function readerOf(name: string): Reader | null {
  const match = /^([1-9]\d{0,8})\.([1-9]\d{0,8})$/.exec(name);
  return match && { bandId: Number(match[1]), bandUserId: Number(match[2]) };
}
