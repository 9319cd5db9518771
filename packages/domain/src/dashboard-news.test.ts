import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canAcknowledge, hasVisibleText, isAlertShown, type News } from "./dashboard-news.ts";

const MONDAY = "2026-11-16T09:00:00.000Z";
const FRIDAY = "2026-11-20T09:00:00.000Z";
const news: News = { text: "<p>Van leaves at 15:00</p>", date: MONDAY };

describe("the content of a text", () => {
  it.each(["Van leaves", "<p>Van</p>", "<ul><li>1</li></ul>", "&lt;", "<p>&amp;</p>", "🚐"])(
    "is seen of %j",
    (text) => expect(hasVisibleText(text)).toBe(true),
  );

  it.each([
    null,
    "",
    " \n",
    "<p></p>",
    "<p><br></p>",
    "<ul><li></li></ul>",
    "<p>&nbsp;&#160;&#xA0;</p>",
    "<p>\u200b\u00a0</p>",
    "<a href='https://example.org'></a>",
    "<p",
  ])("is not seen of %j", (text) => expect(hasVisibleText(text)).toBe(false));
});

describe("the banner", () => {
  it.each<[string, News, string | null, boolean]>([
    ["shown to who has never acknowledged", news, null, true],
    ["shown to who acknowledged what was there before", news, "2026-11-16T08:59:59.999Z", true],
    ["not shown to who acknowledged it", news, MONDAY, false],
    ["shown again after a bump", { ...news, date: FRIDAY }, MONDAY, true],
    ["not shown while it is switched off", { ...news, date: null }, null, false],
    ["not shown over an empty text", { ...news, text: "<p></p>" }, null, false],
    ["not shown without a text", { ...news, text: null }, null, false],
  ])("is %s", (_, band, acknowledged, shown) => {
    expect(isAlertShown(band, acknowledged)).toBe(shown);
  });

  it("stays away from 'Got it' until the next bump, whatever happened before", () => {
    const moment = fc
      .date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(moment, moment, moment, (first, acknowledged, second) => {
        const shown = isAlertShown({ ...news, date: first }, acknowledged);
        expect(shown).toBe(acknowledged < first);
        expect(isAlertShown({ ...news, date: first }, first)).toBe(false);
        expect(isAlertShown({ ...news, date: second }, first)).toBe(second > first);
        expect(isAlertShown({ ...news, date: null }, acknowledged)).toBe(false);
      }),
    );
  });
});

it("nobody acknowledges what is still to come", () => {
  const now = new Date(MONDAY);
  expect(canAcknowledge(MONDAY, now)).toBe(true);
  expect(canAcknowledge(null, now)).toBe(true);
  expect(canAcknowledge("2026-11-16T09:00:00.001Z", now)).toBe(false);
});
