/** The link by which a mail of the latest news is stopped, as mail programs and people use it. */
import { saveBand } from "@bandstand/contracts/bands";
import { saveMember } from "@bandstand/contracts/members";
import { getBandUser } from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

/** Somebody who has got a mail, and its link. */
async function reader(bandName = "Nightjars") {
  const { token, bandUser } = await api.newBand(bandName);
  const member = await newMember(api, bandUser.bandId, { DB: "R" });
  const own = { params: { id: String(member.bandUserId) } };
  await api.call(saveMember, { ...own, body: { bandUser: { newsByMail: true } } }, member.token);
  const [row] = await api.asSuperuser<{ email: string }>(
    "select email from bandstand.users where id = $1",
    [member.userId],
  );
  const dashboardAnnouncementDate = "2026-11-23T20:00:00.000Z";
  const body = { dashboardAnnouncement: "<p>Van at four.</p>", dashboardAnnouncementDate };
  await api.call(saveBand, { params: { id: String(bandUser.bandId) }, body }, token);
  const mail = await api.mailTo(row?.email ?? "");
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? "";
  const url = header("list-unsubscribe").slice(1, -1);
  const isOn = async () => (await api.call(getBandUser, own, member.token)).answer.newsByMail;
  return { ...member, mail, header, path: url.replace("https://bandstand.test", ""), url, isOn };
}

/** As a mail program does it for whoever presses its own button. */
const oneClick = (
  path: string,
  body: URLSearchParams | FormData = new URLSearchParams(ONE_CLICK),
) => api.fetch(path, { method: "POST", body });
const ONE_CLICK = { "List-Unsubscribe": "One-Click" };

describe("a mail of the latest news", () => {
  it("says in its head how it is stopped by one click, and in its words where", async () => {
    const { mail, url, header } = await reader();
    expect(url).toMatch(
      /^https:\/\/bandstand\.test\/unsubscribe\/news\/\d+\.\d+\?signature=[\w-]{43}$/,
    );
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(mail.text).toContain(`To stop these mails: ${url}`);
  });
});

describe("its link", () => {
  it("changes nothing when it is looked at: a page asks", async () => {
    const { path, isOn } = await reader("Salt & Neon");
    for (const method of ["GET", "HEAD"]) {
      const page = await api.fetch(path, { method });
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    }
    const html = await (await api.fetch(path)).text();
    expect(html).toContain("<h1>Stop these mails?</h1>");
    expect(html).toContain("You get the latest news of Salt &amp; Neon by mail.");
    expect(html).toContain('<form method="post">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await isOn()).toBe(true);
  });

  it("stops them by one POST, without a sign-in, and may be used again", async () => {
    const { path, isOn } = await reader();
    const stopped = await oneClick(path);
    expect(stopped.status).toBe(200);
    expect(await stopped.text()).toContain("<h1>No more of these mails</h1>");
    expect(await isOn()).toBe(false);
    expect((await oneClick(path)).status).toBe(200);
    expect(await (await api.fetch(path)).text()).toContain("<h1>No more of these mails</h1>");
  });

  it("takes the POST as multipart too, as some mail programs send it", async () => {
    const { path, isOn } = await reader();
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    expect((await oneClick(path, form)).status).toBe(200);
    expect(await isOn()).toBe(false);
  });

  it("stops nothing for another reader, on another list, or with a letter changed", async () => {
    const { path, isOn } = await reader();
    const other = await reader();
    const signature = path.split("?")[1];
    const foreign = `${other.path.split("?")[0]}?${signature}`;
    const spoiled = path.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    const listless = path.replace("/news/", "/followers/");
    for (const wrong of [
      foreign,
      spoiled,
      listless,
      path.split("?")[0] ?? "",
      "/unsubscribe/news/x?signature=y",
    ]) {
      const page = await oneClick(wrong);
      expect([wrong, page.status]).toEqual([wrong, 404]);
      expect(await page.text()).toContain("<h1>This link stops nothing</h1>");
    }
    expect([await isOn(), await other.isOn()]).toEqual([true, true]);
  });

  it("counts for the address that it was mailed to, and no longer than that is the reader's", async () => {
    const { path, isOn, userId } = await reader();
    await api.asSuperuser("update bandstand.users set email = $2 where id = $1", [
      userId,
      "moved@example.org",
    ]);
    expect((await oneClick(path)).status).toBe(404);
    expect(await isOn()).toBe(true);
  });
});
