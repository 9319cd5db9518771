/** A deputy answers by a mailed link, as mail programs and people use it. */
import { takeBackDeputy } from "@bandstand/contracts/deputies";
import { deleteEvent, saveEvent } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { CANCELLED } from "../../../../test/events.ts";
import { gigWithDeputies, pathTo } from "./deputies.fixture.ts";

const api = await testApi();

async function mailed() {
  const of = await gigWithDeputies(api);
  const { answer } = await of.ask({ note: "Sticks are <b>here</b>" });
  const path = await of.linkOf("Rob");
  return { ...of, path, asking: { id: String(answer.askings[0]?.id) } };
}

const textOf = async (answered: Promise<Response>) => (await answered).text();

describe("the link of a deputy", () => {
  it("changes nothing when it is looked at: a page asks", async () => {
    const { path, states } = await mailed();
    for (const method of ["GET", "HEAD"]) {
      const page = await api.fetch(path, { method });
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    }
    const html = await textOf(api.fetch(path));
    expect(html).toMatch(/<h1>Can you play Harvest dance on .* for Ana\?<\/h1>/);
    expect(html).toContain("“Sticks are &lt;b&gt;here&lt;/b&gt;”");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await states()).toEqual(["Rob: waiting", "Sue: not asked", "Tom: not asked"]);
  });

  it("accepts by one press without a sign-in, and shows the way to the gig", async () => {
    const { path, press, states } = await mailed();
    const html = await textOf(press(path, "accept"));
    expect(html).toContain("<h1>Thank you, Rob</h1>");
    expect(html).toMatch(/<a class="button button-first" href="\/guest\/\d+\.\d+\?signature=/);
    expect(await states()).toEqual(["Rob: accepted", "Sue: not asked", "Tom: not asked"]);
    await press(path, "decline");
    expect(await states()).toEqual(["Rob: accepted", "Sue: not asked", "Tom: not asked"]);
  });

  it("declines by one press, and once", async () => {
    const { path, press, states } = await mailed();
    const pages = await Promise.all([press(path, "decline"), press(path, "decline")]);
    for (const page of pages) expect(await page.text()).toContain("<h1>You have declined</h1>");
    expect(await states()).toEqual(["Rob: declined", "Sue: waiting", "Tom: not asked"]);
  });

  it("gives up by one press what was accepted, and asks the next", async () => {
    const { path, press, states, mailTo, toldEditor } = await mailed();
    await press(path, "accept");
    expect(await toldEditor()).toMatch(/^Rob plays for Ana/);
    const guest = pathTo("guest", (await mailTo("Rob")).text);
    expect(await textOf(api.fetch(guest))).toContain("<h1>Harvest dance</h1>");
    expect(await textOf(press(path, "giveUp"))).toContain("<h1>You have declined</h1>");
    expect(await states()).toEqual(["Rob: declined", "Sue: waiting", "Tom: not asked"]);
    expect(await toldEditor()).toMatch(/^Sue is asked now for Ana: Harvest dance on /);
    expect(await textOf(api.fetch(guest))).not.toContain("<h1>Harvest dance</h1>");
  });

  it("is moved by the answer or by the clock where both come at once, and not by both", async () => {
    const { path, press, clock, states } = await mailed();
    await Promise.all([press(path, "accept"), clock("Rob", 25)]);
    const [rob, sue] = (await states()) ?? [];
    expect([
      ["Rob: accepted", "Sue: not asked"],
      ["Rob: ran_out", "Sue: waiting"],
    ]).toContainEqual([rob, sue]);
  });

  it("says so once the time has run out", async () => {
    const { path, press, clock, states } = await mailed();
    await clock("Rob", 25);
    expect(await textOf(press(path, "accept"))).toContain("<h1>Your time to answer is over</h1>");
    expect(await states()).toEqual(["Rob: ran_out", "Sue: waiting", "Tom: not asked"]);
  });

  it.each(["", "perhaps", "accept&answer=decline"])("takes %j for no answer", async (answer) => {
    const { path, press, states } = await mailed();
    expect((await press(path, answer)).status).toBe(200);
    expect(await states()).toEqual(["Rob: waiting", "Sue: not asked", "Tom: not asked"]);
  });

  it("opens for nobody else, in no other band, and not with a letter changed", async () => {
    const { path, press, states } = await mailed();
    const other = await mailed();
    const signature = path.split("?")[1];
    const spoiled = path.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    const wrong = [
      `${other.path.split("?")[0]}?${signature}`,
      spoiled,
      path.split("?")[0] ?? "",
      path.replace("/deputy/", "/guest/"),
      "/deputy/x?signature=y",
    ];
    for (const one of wrong) {
      const page = await press(one, "accept");
      expect([one, page.status]).toEqual([one, 404]);
    }
    expect(await states()).toEqual(["Rob: waiting", "Sue: not asked", "Tom: not asked"]);
    expect(await other.states()).toEqual(["Rob: waiting", "Sue: not asked", "Tom: not asked"]);
  });

  it("ends with the event, with the address that it went to, and with the membership", async () => {
    const moved = await mailed();
    await api.asSuperuser("update bandstand.users set email = $2 where id = $1", [
      moved.deputies[0]?.userId,
      `moved-${moved.deputies[0]?.userId}@example.org`,
    ]);
    const shut = await mailed();
    await api.asSuperuser("update bandstand.band_users set signin_enabled = false where id = $1", [
      shut.deputies[0]?.bandUserId,
    ]);
    const gone = await mailed();
    await api.call(deleteEvent, { params: gone.params }, gone.token);
    for (const { path, press } of [moved, shut, gone])
      expect((await press(path, "accept")).status).toBe(404);
    expect((await moved.states())?.[0]).toBe("Rob: waiting");
  });

  it("says so once the gig is cancelled, or the place is taken back", async () => {
    const { path, press, asking, deputies, token, params } = await mailed();
    await press(path, "accept");
    const body = { bandUserId: deputies[0]?.bandUserId ?? 0 };
    await api.call(takeBackDeputy, { params: asking, body }, token);
    expect(await textOf(press(path, "accept"))).toContain("<h1>You are not needed any more</h1>");
    const cancelled = { eventStatusId: CANCELLED };
    await api.call(saveEvent, { params, body: cancelled }, token);
    expect(await textOf(api.fetch(path))).toContain("<h1>Harvest dance is cancelled</h1>");
  });

  it("leads to the gig by mail as well", async () => {
    const { path, press, mailTo } = await mailed();
    await press(path, "accept");
    expect(pathTo("guest", (await mailTo("Rob")).text)).toMatch(/^\/guest\//);
  });
});
