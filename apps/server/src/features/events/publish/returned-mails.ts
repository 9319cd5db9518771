/** Mails of events that came back after a mail server had taken them. */
import type { Database } from "../../../platform/database/transactions.ts";
import type { ReturnedMails } from "../../../platform/mail/bounce-receiver.ts";
import type { LinkKey } from "../../../platform/security/signatures.ts";
import { failedAfterSent } from "./outgoing-mails.repository.ts";
import { readReturnPath } from "./return-path.ts";

interface ReturnedMailServices {
  database: Database;
  linkKey: LinkKey;
}

export function returnedMails({ database, linkKey }: ReturnedMailServices): ReturnedMails {
  return {
    isOurs: (address) => readReturnPath(address, linkKey) !== null,
    async failed(address, why) {
      const mail = readReturnPath(address, linkKey);
      if (mail) await failedAfterSent(database, mail, `Came back: ${why}`);
    },
  };
}
