/** A band with a gig that a promoter, its members and its followers may be told of. */
import { saveBand } from "@bandstand/contracts/bands";
import type { AddEvent } from "@bandstand/contracts/events";
import { publishEvent } from "@bandstand/contracts/publishing";
import type { PublishOptions } from "@bandstand/domain/publishing";
import type { TestApi } from "../../../../test/api.ts";
import { newEvent } from "../../../../test/events.ts";

type Api = Pick<TestApi, "call" | "newBand" | "asSuperuser">;

let bands = 0;

export async function bandWithGig(api: Api, said: Partial<AddEvent> = {}) {
  const number = ++bands;
  const { token, bandUser } = await api.newBand(`Nightjars ${number}`);
  const { bandId } = bandUser;
  const contact = `contact${number}@nightjars.example`;
  const promoter = `promoter${number}@club.example`;
  await api.call(
    saveBand,
    { params: { id: String(bandId) }, body: { contactEmail: contact, contactName: "Jo" } },
    token,
  );
  const event = await newEvent(api, token, {
    startTime: "21:00",
    endTime: "00:30",
    fee: 400,
    description: "Bring the small PA.",
    publicDescription: "Two sets of old songs.",
    bookingName: "Sam",
    bookingEmail: promoter,
    ...said,
  });
  const send = (options: PublishOptions, by = token) =>
    api.call(publishEvent, { params: { id: String(event.id) }, body: { mode: "S", options } }, by);
  const preview = (options: PublishOptions, by = token) =>
    api.call(publishEvent, { params: { id: String(event.id) }, body: { mode: "P", options } }, by);
  const follow = (count: number, name = `fan${number}`) =>
    api.asSuperuser(
      `insert into bandstand.followers (band_id, email)
       select $1, $2 || i || '@fans.example' from generate_series(1, $3::integer) i`,
      [bandId, name, count],
    );
  return { token, bandUser, bandId, event, contact, promoter, send, preview, follow };
}

interface MailRow {
  recipient: string;
  toAddress: string;
  state: string;
  attempts: number;
  lastError: string | null;
}

/** Every mail of a band, by its reader. */
export function mailsOf(api: Pick<TestApi, "asSuperuser">, bandId: number): Promise<MailRow[]> {
  return api.asSuperuser<MailRow>(
    `select recipient, to_address as "toAddress", state, attempts, last_error as "lastError"
     from bandstand.outgoing_mails where band_id = $1 order by recipient desc, to_address`,
    [bandId],
  );
}
