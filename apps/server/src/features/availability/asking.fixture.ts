/** Members who are asked about a gig, for tests. */
import { askMembers } from "@bandstand/contracts/availability";
import { type AddEvent, getEvent } from "@bandstand/contracts/events";
import type { TestApi } from "../../../test/api.ts";
import { dayFromToday, newEvent } from "../../../test/events.ts";
import { newMember } from "../../../test/members.ts";

export async function gig(api: TestApi, said: Partial<AddEvent> = {}, bandName = "Nightjars") {
  const { token, bandUser } = await api.newBand(bandName);
  const event = await newEvent(api, token, { eventDate: dayFromToday(20), ...said });
  const params = { id: String(event.id) };
  const member = async (nickname: string, priv: "H" | "R" | "W" = "R") => {
    const one = await newMember(api, bandUser.bandId, { EV: priv, DB: "R" }, nickname);
    const [row] = await api.asSuperuser<{ email: string }>(
      "select email from bandstand.users where id = $1",
      [one.userId],
    );
    return { ...one, email: row?.email ?? "" };
  };
  const ask = (
    members: readonly { bandUserId: number }[],
    replyBy: string | null = null,
    as = token,
  ) =>
    api.call(
      askMembers,
      { params, body: { bandUserIds: members.map(({ bandUserId }) => bandUserId), replyBy } },
      as,
    );
  const answers = async () => (await api.call(getEvent, { params }, token)).answer.answers;
  return { token, bandUser, event, params, member, ask, answers };
}

/** The address of the button in a mail, without where people reach the product. */
export function pathIn(text: string | undefined): string {
  return /https:\/\/bandstand\.test(\/answer\/\S+)/.exec(text ?? "")?.[1] ?? "";
}
