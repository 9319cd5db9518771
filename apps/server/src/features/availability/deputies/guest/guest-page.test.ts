/** What a deputy who has accepted sees of a gig, and what they do not. */
import { takeBackDeputy } from "@bandstand/contracts/deputies";
import { deleteEvent, saveEvent } from "@bandstand/contracts/events";
import { addSetlist } from "@bandstand/contracts/setlists";
import { addSong, saveSong } from "@bandstand/contracts/songs";
import { saveVenue } from "@bandstand/contracts/venues";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../../test/api.ts";
import { CANCELLED, dayFromToday } from "../../../../../test/events.ts";
import { upload } from "../../../../../test/recordings.ts";
import { mp3File } from "../../../../../test/sounds.ts";
import { gigWithDeputies, pathTo } from "../deputies.fixture.ts";
import { MOST_LETTERS } from "./guest-songs.repository.ts";

const api = await testApi();

/** A gig of two songs, beside a third that is not played; Rob has accepted. `asker` may read no more than events. */
async function played({ asker }: { asker?: string } = {}) {
  const of = await gigWithDeputies(api, ["Rob", "Sue"], {
    startTime: "20:45",
    fee: 437,
    bookingName: "Dilys Marsh",
    bookingPhone: "07700 900201",
    description: "Two sets",
  });
  const { token, params, event } = of;
  const songs: number[] = [];
  for (const song of [
    {
      title: "Paper Lanterns",
      songkey: "G",
      bpm: 96,
      lyrics: "[G]Paper [D]lanterns",
      todo: "Solo!",
    },
    { title: "Half Moon", songkey: "Am", tab: "e|---0---2---3---|\nB|---1---1---1---|" },
    { title: "Secret Song", lyrics: "[C]Nobody knows" },
  ]) {
    const { answer } = await api.call(addSong, { body: { artist: "Us", ...song } }, token);
    songs.push(answer.id);
  }
  const [lanterns = 0, moon = 0, secret = 0] = songs;
  const setlist = await api.call(
    addSetlist,
    {
      body: {
        name: "Late set",
        plannedLength: 45,
        songs: [
          {
            songId: lanterns,
            setlistSectionId: 1,
            sequence: 1,
            songkey: "A",
            note: "Count in <4>",
          },
          { songId: moon, setlistSectionId: 1, sequence: 2, capo: 3 },
        ],
      },
    },
    token,
  );
  await api.call(saveEvent, { params, body: { setlistId: setlist.answer.id } }, token);
  await api.call(
    saveVenue,
    {
      params: { id: String(event.venueId) },
      body: { contactName: "Vera", privateNotes: "Drinks" },
    },
    token,
  );
  const content = mp3File({ seconds: 1 });
  for (const songId of [lanterns, secret])
    await upload(api, { songId, token, content, name: "take 3.mp3" });
  const by = asker === undefined ? token : (await of.member(asker, "W")).token;
  const { answer } = await of.ask({}, by);
  await of.press(await of.linkOf("Rob"), "accept");
  const path = pathTo("guest", (await of.mailTo("Rob")).text);
  const [head = "", query = ""] = path.split("?");
  const at = (rest: string) => `${head}/${rest}?${query}`;
  const asking = { id: String(answer.askings[0]?.id) };
  return { ...of, lanterns, moon, secret, path, at, asking };
}

const open = async (path: string) => {
  const page = await api.fetch(path, { redirect: "manual" });
  return { page, status: page.status, html: await page.text() };
};

describe("the page of a guest", () => {
  it("says what the gig sheet says, and no money", async () => {
    const { path } = await played();
    const { page, html } = await open(path);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain("<h1>Harvest dance</h1>");
    expect(html).toContain("<p>Rob, you play for Ana.</p>");
    expect(html).toContain("<span>Start</span> <b>20:45</b>");
    expect(html).toContain("Dilys Marsh, 07700 900201");
    expect(html).toContain("Vera");
    expect(html).not.toContain("437");
    expect(html).not.toContain("Drinks");
  });

  it("has the set list in its order with keys, tempo and notes, and nothing that is not in it", async () => {
    const { path, lanterns } = await played();
    const { html } = await open(path);
    expect(html).toContain("<h2>Late set");
    expect(html.indexOf("Paper Lanterns")).toBeLessThan(html.indexOf("Half Moon"));
    expect(html).toContain("<span>A</span><span>96 bpm</span>");
    expect(html).toContain("<span>Am · Capo 3</span>");
    expect(html).toContain("Count in &lt;4&gt;");
    expect(html).toMatch(new RegExp(`href="/guest/\\d+\\.\\d+/song/${lanterns}\\?signature=`));
    expect(html).not.toContain("Secret");
  });

  it("has each song's chart in the key of the set list", async () => {
    const { at, lanterns, moon } = await played();
    const { html } = await open(at(`song/${lanterns}`));
    expect(html).toContain('<h1 dir="auto">Paper Lanterns</h1>');
    expect(html).toMatch(/<b class="chart-chord">A<.*<b class="chart-chord">E</s);
    expect(html).not.toContain('chart-chord">G<');
    expect(html).not.toContain("Solo!");
    const other = (await open(at(`song/${moon}`))).html;
    expect(other).toContain("e|---0---2---3---|\nB|---1---1---1---|");
    expect(other).toContain("Am · Capo 3");
  });

  it("has all charts on one page, to be printed", async () => {
    const { at } = await played();
    const { html } = await open(at("charts"));
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).not.toContain("Nobody knows");
  });

  it("lays out no chart that is longer than any stand holds, and all others", async () => {
    const { at, lanterns, moon, token } = await played();
    const lyrics = "[G]Rain ".repeat(MOST_LETTERS / 8);
    const save = (text: string) =>
      api.call(
        saveSong,
        { params: { id: String(moon) }, body: { lyrics: text, tab: null } },
        token,
      );
    await save(lyrics);
    expect((await open(at(`song/${moon}`))).html).toContain("Rain");
    await save(`${lyrics}.`);
    const tooLong = "This chart is too long for this page.";
    expect((await open(at(`song/${moon}`))).html).toContain(tooLong);
    const { html } = await open(at("charts"));
    expect(html).toContain(tooLong);
    expect(html).toContain("lanterns");
    expect((await open(at(`song/${lanterns}`))).html).not.toContain(tooLong);
  });

  it("plays a recording by a link that holds for an hour or two", async () => {
    const { at, lanterns } = await played();
    const { html } = await open(at(`song/${lanterns}`));
    expect(html).toContain("<audio controls");
    expect(html).toContain('download="take 3.mp3"');
    const { status, page } = await open(at(`recording/${lanterns}`));
    expect([status, page.headers.get("cache-control")]).toEqual([302, "no-store"]);
    const signed = page.headers.get("location") ?? "";
    expect(signed).toMatch(/^\/uploads\/\S+\?expires=\d+&signature=/);
    const sound = await api.fetch(signed, { headers: { range: "bytes=0-99" } });
    expect([sound.status, sound.headers.get("content-type")]).toEqual([206, "audio/mpeg"]);
    await sound.arrayBuffer();
    expect((await open(at(`original/${lanterns}`))).status).toBe(302);
  });

  it("opens no song that is not in the set list, and no recording of one", async () => {
    const { at, secret, moon } = await played();
    for (const one of [`song/${secret}`, `recording/${secret}`, `original/${secret}`, "song/x"])
      expect([one, (await open(at(one))).status]).toEqual([one, 404]);
    expect((await open(at(`recording/${moon}`))).status).toBe(404);
  });

  it("opens no other gig, no other band, and nothing with a letter changed", async () => {
    const { path, at, lanterns } = await played();
    const other = await played();
    const query = path.split("?")[1];
    const wrong = [
      `${other.path.split("?")[0]}?${query}`,
      `${other.at(`song/${other.lanterns}`).split("?")[0]}?${query}`,
      at(`song/${other.lanterns}`),
      at(`recording/${other.lanterns}`),
      path.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      at(`song/${lanterns}`).split("?")[0] ?? "",
      path.replace("/guest/", "/deputy/"),
    ];
    for (const one of wrong) expect([one, (await open(one)).status]).toEqual([one, 404]);
  });

  it("opens to nobody who is only asked", async () => {
    const { path, asking, token, deputies, ask: askAgain, linkOf } = await played();
    const body = { bandUserId: deputies[0]?.bandUserId ?? 0 };
    await api.call(takeBackDeputy, { params: asking, body }, token);
    await askAgain({ deputyIds: [deputies[1]?.bandUserId ?? 0] });
    const asked = await linkOf("Sue");
    for (const one of [path, asked.replace("/deputy/", "/guest/")])
      expect((await open(one)).status).toBe(404);
  });

  it("ends when the place is taken back", async () => {
    const { path, at, lanterns, asking, token, deputies } = await played();
    const body = { bandUserId: deputies[0]?.bandUserId ?? 0 };
    await api.call(takeBackDeputy, { params: asking, body }, token);
    for (const one of [path, at(`song/${lanterns}`), at("charts"), at(`recording/${lanterns}`)])
      expect((await open(one)).status).toBe(404);
  });

  it.each([
    ["is cancelled", { eventStatusId: CANCELLED }, 404],
    ["was yesterday", { eventDate: dayFromToday(-1) }, 200],
    ["was the day before", { eventDate: dayFromToday(-2) }, 404],
  ])("where the gig %s: %#", async (_, body, status) => {
    const { path, token, params } = await played();
    await api.call(saveEvent, { params, body }, token);
    expect((await open(path)).status).toBe(status);
  });

  it("ends with the event, and with the membership", async () => {
    const gone = await played();
    await api.call(deleteEvent, { params: gone.params }, gone.token);
    const shut = await played();
    await api.asSuperuser("update bandstand.band_users set signin_enabled = false where id = $1", [
      shut.deputies[0]?.bandUserId,
    ]);
    for (const { path } of [gone, shut]) expect((await open(path)).status).toBe(404);
  });

  it("opens no more than whoever asked might read", async () => {
    const { path, at, lanterns } = await played({ asker: "Writer" });
    const { html, status } = await open(path);
    expect(status).toBe(200);
    for (const hidden of ["Late set", "Paper Lanterns", "Vera"]) expect(html).not.toContain(hidden);
    for (const one of ["charts", `song/${lanterns}`, `recording/${lanterns}`])
      expect([one, (await open(at(one))).status]).toEqual([one, 404]);
  });
});
