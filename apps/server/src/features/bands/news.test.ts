import { getBand, saveBand } from "@bandstand/contracts/bands";
import { LIMITS } from "@bandstand/contracts/limits";
import { saveMember } from "@bandstand/contracts/members";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

async function band() {
  const { token, bandUser } = await api.newBand("The Confidants");
  const params = { id: String(bandUser.bandId) };
  const save = (body: object, as = token) => api.call(saveBand, { params, body }, as);
  const read = async (as = token) => (await api.call(getBand, { params }, as)).answer;
  const acknowledge = (date: string | null) =>
    api.call(
      saveMember,
      {
        params: { id: String(bandUser.id) },
        body: { bandUser: { dashboardAnnouncementDate: date } },
      },
      token,
    );
  return { token, bandUser, save, read, acknowledge };
}

const VAN = "<p>Van leaves at <strong>15:00</strong></p>";
const LONG_AGO = "2000-01-01T00:00:00.000Z";

describe("the news of a band", () => {
  it("is kept without what could do harm", async () => {
    const { save, read } = await band();
    const dashboardAnnouncement = `${VAN}<script>alert(1)</script><p><a href="javascript:alert(1)">here</a></p>`;
    const { answer } = await save({ dashboardAnnouncement });
    expect(answer.dashboardAnnouncement).toBe(`${VAN}<p>here</p>`);
    expect((await read()).dashboardAnnouncement).toBe(`${VAN}<p>here</p>`);
  });

  it.each(["<p></p>", "<p>&nbsp;</p>", "<script>alert(1)</script>", ""])(
    "is none where nothing of it would be seen: %j",
    async (dashboardInformation) => {
      const { save } = await band();
      expect((await save({ dashboardInformation })).answer.dashboardInformation).toBeNull();
    },
  );

  it("is refused when it is longer than a dozen pages", async () => {
    const { save } = await band();
    const { status, failure } = await save({ dashboardAnnouncement: "x".repeat(100_000) });
    const message = `At most ${LIMITS.bandText} characters`;
    expect([status, failure.fields]).toEqual([422, [{ path: "dashboardAnnouncement", message }]]);
  });

  it("is changed by administrators alone, and told to who may read the dashboard", async () => {
    const { bandUser, save, read } = await band();
    await save({ dashboardAnnouncement: VAN });
    const writer = await newMember(api, bandUser.bandId, { DB: "W" });
    expect((await save({ dashboardAnnouncement: "x" }, writer.token)).status).toBe(403);
    expect((await read(writer.token)).dashboardAnnouncement).toBe(VAN);
    const { token } = await newMember(api, bandUser.bandId, { SO: "W" });
    expect((await read(token)).dashboardAnnouncement).toBeNull();
  });
});

describe("an alert", () => {
  it("begins when the server is told, whatever the clock of the sender says", async () => {
    const { save } = await band();
    const before = new Date().toISOString();
    const { answer } = await save({
      dashboardAnnouncement: VAN,
      dashboardAnnouncementDate: LONG_AGO,
    });
    const since = answer.dashboardAnnouncementDate ?? "";
    expect(since >= before && since <= new Date().toISOString()).toBe(true);
  });

  it("needs a text, there already or sent with it", async () => {
    const { save } = await band();
    const dashboardInformationDate = LONG_AGO;
    const { status, failure } = await save({ dashboardInformationDate });
    const message = "Write something first";
    expect([status, failure.fields]).toEqual([
      422,
      [{ path: "dashboardInformationDate", message }],
    ]);
    await save({ dashboardInformation: VAN });
    expect((await save({ dashboardInformationDate })).status).toBe(200);
    const emptied = await save({ dashboardInformation: "<p></p>", dashboardInformationDate });
    expect(emptied.status).toBe(422);
  });

  it("ends when it is switched off, and with its text", async () => {
    const { save } = await band();
    const on = { dashboardAnnouncement: VAN, dashboardAnnouncementDate: LONG_AGO };
    await save(on);
    expect((await save({ dashboardAnnouncementDate: null })).answer).toMatchObject({
      dashboardAnnouncement: VAN,
      dashboardAnnouncementDate: null,
    });
    await save(on);
    expect((await save({ dashboardAnnouncement: "" })).answer).toMatchObject({
      dashboardAnnouncement: null,
      dashboardAnnouncementDate: null,
    });
  });

  it("goes on while its text, or something else of the band, is changed", async () => {
    const { save } = await band();
    const on = await save({ dashboardAnnouncement: VAN, dashboardAnnouncementDate: LONG_AGO });
    const since = on.answer.dashboardAnnouncementDate;
    await save({ dashboardAnnouncement: "<p>15:30</p>" });
    const { answer } = await save({ location: "Leeds" });
    expect(answer.dashboardAnnouncementDate).toBe(since);
  });

  it("is acknowledged up to now, and not before it is given", async () => {
    const { acknowledge } = await band();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const { status, failure } = await acknowledge(tomorrow);
    const path = "bandUser.dashboardAnnouncementDate";
    const message = "Please enter a time that has been";
    expect([status, failure.fields]).toEqual([422, [{ path, message }]]);
    const now = new Date().toISOString();
    expect((await acknowledge(now)).answer.dashboardAnnouncementDate).toBe(now);
  });
});
