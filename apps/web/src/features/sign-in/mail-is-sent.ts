import { getApplication } from "@bandstand/contracts/application";
import type { Client } from "../../lib/http/client.ts";

/** Whether this server sends its mails. False: it writes them to files. Where nobody says, they are taken as sent. */
export async function mailIsSent(client: Client): Promise<boolean> {
  try {
    const { features } = await client.call(getApplication, {});
    return features.mail;
  } catch {
    return true;
  }
}
