/** Latest News by mail, for those who asked for it. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { saveBand } from "@bandstand/contracts/bands";
import { saveMember } from "@bandstand/contracts/members";
import { getBandUser } from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();
const outbox = join(api.filesFolder, "..", "outbox");

async function band() {
  const { token, bandUser } = await api.newBand("Nightjars");
  const params = { id: String(bandUser.bandId) };
  const announce = (html: string, at: string | null = "2026-11-23T20:00:00.000Z") =>
    api.call(
      saveBand,
      { params, body: { dashboardAnnouncement: html, dashboardAnnouncementDate: at } },
      token,
    );
  const reader = async (rights: Parameters<typeof newMember>[2], newsByMail: boolean) => {
    const member = await newMember(api, bandUser.bandId, rights);
    const own = { params: { id: String(member.bandUserId) }, body: { bandUser: { newsByMail } } };
    expect((await api.call(saveMember, own, member.token)).answer.newsByMail).toBe(newsByMail);
    const [row] = await api.asSuperuser<{ email: string }>(
      "select email from bandstand.users where id = $1",
      [member.userId],
    );
    return { ...member, email: row?.email ?? "" };
  };
  return { token, bandUser, announce, reader };
}

const waiting = () =>
  api.asSuperuser<{ payload: { bandUserId: number } }>(
    `select payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail-latest-news'`,
  );

describe("latest news", () => {
  it("comes by mail to whoever asked for it as an administrator alerts to it, with a way to stop", async () => {
    const { announce, reader } = await band();
    const sam = await reader({ DB: "R" }, true);
    expect((await announce("<p>Van at <strong>four</strong> &amp; not later.</p>")).status).toBe(
      200,
    );
    const mail = await api.mailTo(sam.email);
    expect(mail.subject).toBe("Latest news of Nightjars");
    expect(mail.text).toContain("Van at four & not later.");
    expect(mail.text).toContain("To stop these mails: https://bandstand.test/unsubscribe/news/");
  });

  it("comes to nobody else: those who did not ask, may not read it, or are shut out", async () => {
    const { announce, reader } = await band();
    const others = [await reader({ DB: "R" }, false), await reader({}, true)];
    const out = await reader({ DB: "R" }, true);
    await api.asSuperuser("update bandstand.band_users set signin_enabled = false where id = $1", [
      out.bandUserId,
    ]);
    others.push(out);
    const last = await reader({ DB: "R" }, true);
    await announce("<p>Harvest is on.</p>");
    await api.mailTo(last.email);
    await expect.poll(waiting).toEqual([]);
    const names = await readdir(outbox);
    expect(names.filter((name) => others.some(({ email }) => name.includes(email)))).toEqual([]);
  });

  it("that is written without an alert is mailed to nobody", async () => {
    const { announce, reader } = await band();
    await reader({ DB: "R" }, true);
    await announce("<p>Quietly.</p>", null);
    expect(await waiting()).toEqual([]);
  });

  it("by mail is one's own choice, and nobody else is told of it", async () => {
    const { token, reader } = await band();
    const sam = await reader({ DB: "R" }, true);
    const params = { id: String(sam.bandUserId) };
    const body = { bandUser: { newsByMail: false } };
    expect((await api.call(saveMember, { params, body }, token)).status).toBe(403);
    expect((await api.call(getBandUser, { params }, token)).answer.newsByMail).toBeNull();
  });
});
