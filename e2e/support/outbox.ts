// Without an SMTP server the product leaves each mail as a file in its outbox; the flows read them there.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { dataFolder } from "./server-under-test.ts";

/** Every mail to an address so far, the oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = join(dataFolder(), "outbox");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .toSorted()
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((person) => person.address === address));
}

/** The latest mail to an address whose subject matches; waits until it has come. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? ""));
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (found === undefined) throw new Error("No mail came.");
  return found;
}

/** The first link in a mail whose address holds the given text, for example "/reset". */
export function linkIn(mail: Email, part: string): string {
  const links = (mail.text ?? "").match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((address) => address.includes(part));
  if (link === undefined) throw new Error(`The mail "${mail.subject}" has no link with ${part}.`);
  return link;
}
