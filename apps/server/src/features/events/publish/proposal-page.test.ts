/** A promoter answers a proposal by its link, as a browser and the programs that guard a mailbox use it. */
import { deleteEvent, saveEvent } from "@bandstand/contracts/events";
import { getEventPublications } from "@bandstand/contracts/publishing";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { CANCELLED } from "../../../../test/events.ts";
import { newMember } from "../../../../test/members.ts";
import { PROPOSAL } from "./publish-options.fixture.ts";
import { bandWithGig } from "./publishing.fixture.ts";

const api = await testApi();

async function proposed() {
  const gig = await bandWithGig(api);
  await gig.send({ ...PROPOSAL, sendVenue: true });
  const { text = "" } = await api.mailTo(gig.promoter);
  const path = /https:\/\/bandstand\.test(\/proposal\/\S+)/.exec(text)?.[1] ?? "";
  const params = { id: String(gig.event.id) };
  const say = (answer: string, words = "", at = path) =>
    api.fetch(at, { method: "POST", body: new URLSearchParams({ answer, words }) });
  const answers = async (by = gig.token) =>
    (await api.call(getEventPublications, { params }, by)).answer.answers;
  return { ...gig, path, params, say, answers };
}

describe("the link of a proposal", () => {
  it("shows the facts of the gig, and changes nothing however often it is looked at", async () => {
    const { path, answers } = await proposed();
    for (let look = 0; look < 3; look++) {
      const page = await api.fetch(path);
      expect(page.status).toBe(200);
      expect(page.headers.get("cache-control")).toBe("no-store");
      const html = await page.text();
      expect(html).toContain("<h1>The Half Crown</h1>");
      expect(html).toContain("<dt>Fee</dt><dd>£400.00</dd>");
      expect(html).not.toContain("small PA");
    }
    expect(await answers()).toEqual([]);
  });

  it("accepts by its button, which the members see and the band's contact gets by mail", async () => {
    const { say, answers, contact, promoter, bandId } = await proposed();
    const page = await say("accept", "See you then.");
    expect(await page.text()).toContain("<h1>Thank you, accepted</h1>");
    const reader = await newMember(api, bandId, { EV: "R" });
    expect(await answers(reader.token)).toMatchObject([
      { answer: "accept", words: "See you then." },
    ]);
    const mail = await api.mailTo(contact);
    expect(mail.subject).toBe("Accepted: The Half Crown, Sat 18-Sep-2027");
    expect(mail.text).toContain("“See you then.”");
    expect(mail.replyTo).toMatchObject([{ address: promoter }]);
  });

  it("asks what is written, and nothing where that is forgotten", async () => {
    const { say, answers } = await proposed();
    expect(await (await say("ask", "  ")).text()).toContain("Please write your question first.");
    expect(await answers()).toEqual([]);
    await say("ask", "Is there a PA?\r\n\r\nSam \0");
    expect(await answers()).toMatchObject([{ answer: "ask", words: "Is there a PA?\n\nSam" }]);
  });

  it("keeps what is said twice in the same words once, and ends with twenty", async () => {
    const { say, answers } = await proposed();
    await Promise.all([say("decline"), say("decline")]);
    await say("decline");
    expect(await answers()).toHaveLength(1);
    for (let question = 0; question < 21; question++) await say("ask", `Question ${question}`);
    expect(await answers()).toHaveLength(20);
  });

  it("is answered no more once the gig is off, and not there once it is deleted", async () => {
    const { path, params, token, say, answers } = await proposed();
    await api.call(saveEvent, { params, body: { eventStatusId: CANCELLED } }, token);
    const html = await (await api.fetch(path)).text();
    expect(html).toContain("The gig is cancelled.");
    expect(html).not.toContain("<form");
    await say("accept");
    expect(await answers()).toEqual([]);
    await api.call(deleteEvent, { params }, token);
    expect((await api.fetch(path)).status).toBe(404);
  });

  it("opens no other proposal, and none with a letter changed", async () => {
    const { path, say, answers } = await proposed();
    const other = await proposed();
    const foreign = `${other.path.split("?")[0]}?${path.split("?")[1]}`;
    const spoiled = path.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const wrong of [foreign, spoiled, path.split("?")[0] ?? "", "/proposal/x?signature=y"]) {
      expect([wrong, (await say("accept", "", wrong)).status]).toEqual([wrong, 404]);
    }
    expect([await answers(), await other.answers()]).toEqual([[], []]);
  });

  it("shows what was proposed last", async () => {
    const { path, params, token, send } = await proposed();
    await api.call(saveEvent, { params, body: { fee: 350 } }, token);
    await send({ ...PROPOSAL, sendVenue: true });
    expect(await (await api.fetch(path)).text()).toContain("£350.00");
  });

  it("takes no answer that it does not know", async () => {
    const { say, answers } = await proposed();
    expect((await say("cancel")).status).toBe(200);
    expect(await answers()).toEqual([]);
  });
});
