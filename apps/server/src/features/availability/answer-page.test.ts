/** Answering by a mailed link, as mail programs and people use it. */
import { deleteEvent, saveEvent } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { CANCELLED, dayFromToday, newEvent } from "../../../test/events.ts";
import { gig, pathIn } from "./asking.fixture.ts";

const api = await testApi();

const press = (path: string, answer: string, note = "") =>
  api.fetch(path, { method: "POST", body: new URLSearchParams({ answer, note }) });

describe("the link in the mail", () => {
  async function mailed(bandName?: string) {
    const of = await gig(api, {}, bandName);
    const joss = await of.member("Joss");
    await of.ask([joss]);
    const path = pathIn((await api.mailTo(joss.email)).text);
    return { ...of, joss, path };
  }

  it("changes nothing when it is looked at: a page asks", async () => {
    const { path, answers } = await mailed("Salt & Neon");
    for (const method of ["GET", "HEAD"]) {
      const page = await api.fetch(path, { method });
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    }
    const html = await (await api.fetch(path)).text();
    expect(html).toContain("Can you play Harvest dance on");
    expect(html).toContain("Salt &amp; Neon waits for your answer.");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await answers()).toMatchObject([{ answer: null }]);
  });

  it("answers by one press without a sign-in, and changes the answer by another", async () => {
    const { path, answers } = await mailed();
    const first = await press(path, "Y", "With the van");
    expect([first.status, await first.text()]).toEqual([
      200,
      expect.stringContaining("<h1>Thank you, Joss</h1>"),
    ]);
    expect(await answers()).toMatchObject([{ answer: "Y", note: "With the van" }]);
    await press(path, "N");
    expect(await answers()).toMatchObject([{ answer: "N", note: null }]);
    expect(await (await api.fetch(path)).text()).toContain("You have said <strong>no</strong>");
  });

  it.each(["", "perhaps", "Y&answer=N"])("takes %j for no answer", async (answer) => {
    const { path, answers } = await mailed();
    expect((await press(path, answer)).status).toBe(200);
    expect(await answers()).toMatchObject([{ answer: null }]);
  });

  it("shows what is written on it as words", async () => {
    const { path } = await mailed();
    await press(path, "M", `"><script>alert(1)</script>`);
    const html = await (await api.fetch(path)).text();
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
  });

  it("answers for nobody else, to no other event, and not with a letter changed", async () => {
    const { token, path, answers, joss, event, bandUser } = await mailed();
    const other = await mailed();
    const sameBand = await newEvent(api, token, { eventDate: dayFromToday(20) });
    const signature = path.split("?")[1];
    const of = (band: number, about: number, member: number) =>
      `/answer/${band}.${about}.${member}?${signature}`;
    const wrong = [
      of(bandUser.bandId, event.id, bandUser.id),
      of(bandUser.bandId, sameBand.id, joss.bandUserId),
      of(bandUser.bandId, other.event.id, joss.bandUserId),
      of(other.bandUser.bandId, other.event.id, other.joss.bandUserId),
      path.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      path.split("?")[0] ?? "",
      "/answer/x?signature=y",
    ];
    for (const one of wrong) {
      const page = await press(one, "Y");
      expect([one, page.status]).toEqual([one, 404]);
      expect(await page.text()).toContain("<h1>This link answers nothing</h1>");
    }
    expect(await answers()).toMatchObject([{ answer: null }]);
    expect(await other.answers()).toMatchObject([{ answer: null }]);
  });

  it("ends with the event, with the address that it went to, and with the right to see events", async () => {
    const changed = await mailed();
    await api.asSuperuser("update bandstand.users set email = $2 where id = $1", [
      changed.joss.userId,
      `moved-${changed.joss.userId}@example.org`,
    ]);
    const shut = await mailed();
    await api.asSuperuser(
      "update bandstand.band_user_menu_options set priv = 'H' where band_user_id = $1",
      [shut.joss.bandUserId],
    );
    const gone = await mailed();
    await api.call(deleteEvent, { params: gone.params }, gone.token);
    for (const { path } of [changed, shut, gone]) expect((await press(path, "Y")).status).toBe(404);
    expect(await changed.answers()).toMatchObject([{ answer: null }]);
  });

  it("says so once the event is cancelled or over", async () => {
    const cancelled = await mailed();
    const body = { eventStatusId: CANCELLED };
    await api.call(saveEvent, { params: cancelled.params, body }, cancelled.token);
    const over = await mailed();
    await api.asSuperuser("update bandstand.events set event_date = $2 where id = $1", [
      over.event.id,
      dayFromToday(-1),
    ]);
    const page = async (path: string) => (await press(path, "Y")).text();
    expect(await page(cancelled.path)).toContain("<h1>Harvest dance is cancelled</h1>");
    expect(await page(over.path)).toContain("<h1>Harvest dance is over</h1>");
    expect(await over.answers()).toMatchObject([{ answer: null }]);
  });
});
