import { clampedInterludes } from "@bandstand/domain/setlist-interludes";
import { setlistTiming } from "@bandstand/domain/setlist-timing";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "@bandstand/domain/common-password";
import { isEmail, isPassword } from "@bandstand/domain/registration";
import { contentTypeOf } from "../../platform/files/file-types.ts";
import { DOCUMENTS } from "./documents.ts";
import { dateOf, EVENTS } from "./events.ts";
import { FOLLOWERS } from "./followers.ts";
import { DEMO_PASSWORD, MEMBERS } from "./members.ts";
import { BOOKMARKS, RATINGS } from "./ratings.ts";
import { SETLISTS } from "./setlists.ts";
import { SONGS } from "./songs/all.ts";
import { settingsOf, STUDIOS } from "./studio.ts";
import { VENUES } from "./venues.ts";

const TODAY = "2026-11-20";
const titles = new Set(SONGS.map(({ title }) => title));
const nicknames = new Set(MEMBERS.map(({ nickname }) => nickname));

describe("the members of the demo band", () => {
  it("are six in five roles, one of them super administrator", () => {
    expect(MEMBERS.map(({ role }) => role)).toEqual(["M", "M", "MD", "BM", "TS", "H"]);
    expect(MEMBERS.filter((member) => member.superAdministratorEnabled)).toHaveLength(1);
  });

  it("differ in what they may do", () => {
    const rights = MEMBERS.map((member) =>
      JSON.stringify([
        member.privileges,
        member.editEnabled,
        member.bookingsEnabled,
        member.administratorEnabled,
      ]),
    );
    expect(new Set(rights).size).toBe(6);
  });

  it("sign in with a password that registration would take", () => {
    expect(isPassword(DEMO_PASSWORD)).toBe(true);
    const names = MEMBERS.map(({ email }) => email);
    expect(isCommonPassword(DEMO_PASSWORD, names)).toBe(false);
  });

  it("fit the fields of the form", () => {
    for (const member of MEMBERS) {
      expect(isEmail(member.email)).toBe(true);
      expect(member.forename.length).toBeLessThanOrEqual(16);
      expect(member.surname.length).toBeLessThanOrEqual(16);
      expect(member.nickname.length).toBeLessThanOrEqual(15);
      expect(member.location.length).toBeLessThanOrEqual(20);
      expect(member.address.length).toBeLessThanOrEqual(80);
      expect(member.mobilePhone.length).toBeLessThanOrEqual(16);
      expect(member.instrument.length).toBeLessThanOrEqual(20);
    }
  });
});

describe("what members keep", () => {
  it("rates songs from 0 to 10, once each, with favourites and without", () => {
    expect(new Set(RATINGS.map(({ member, song }) => `${member} ${song}`)).size).toBe(
      RATINGS.length,
    );
    expect(RATINGS.length).toBeGreaterThan(120);
    expect(new Set(RATINGS.map(({ rating }) => rating)).size).toBeGreaterThan(5);
    for (const { member, song, rating } of RATINGS) {
      expect(nicknames.has(member)).toBe(true);
      expect(titles.has(song)).toBe(true);
      expect(rating).toBeGreaterThanOrEqual(0);
      expect(rating).toBeLessThanOrEqual(10);
    }
  });

  it("bookmarks songs that are there", () => {
    for (const [member, songs] of Object.entries(BOOKMARKS)) {
      expect(nicknames.has(member)).toBe(true);
      expect(songs.filter((song) => !titles.has(song))).toEqual([]);
      expect(new Set(songs).size).toBe(songs.length);
    }
  });

  it("marks the sections of recordings in the studio, in order and within the song", () => {
    for (const studio of STUDIOS) {
      expect(nicknames.has(studio.member)).toBe(true);
      const times = studio.markers.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((early, late) => early - late));
      expect(times.at(-1)).toBeLessThan(
        SONGS.find(({ title }) => title === studio.song)?.seconds ?? 0,
      );
      expect(JSON.parse(settingsOf(studio, { recording: null }))).toMatchObject({
        nextMarkerId: times.length + 1,
      });
      if (studio.loop) expect(studio.loop.end).toBeGreaterThan(studio.loop.start);
    }
  });
});

describe("the set lists", () => {
  it.each(SETLISTS)("$name names songs that are there, each once", ({ sections }) => {
    const songs = Object.values(sections).flatMap((entries) => entries.map(({ song }) => song));
    expect(songs.filter((song) => !titles.has(song))).toEqual([]);
    expect(new Set(songs).size).toBe(songs.length);
  });

  it.each(SETLISTS)("$name has no section above its number of sets", ({ sections, numberSets }) => {
    const sets = Object.keys(sections).filter((section) => section !== "4");
    expect(sets.map(Number)).toEqual(Array.from({ length: numberSets }, (_, index) => index + 1));
  });

  it.each(SETLISTS.slice(0, 3))("$name is planned to the minute", (setlist) => {
    const entries = Object.entries(setlist.sections).flatMap(([section, songs]) =>
      songs.map(({ song, seconds }) => ({
        setlistSectionId: Number(section),
        seconds: seconds ?? null,
        Song: SONGS.find(({ title }) => title === song) ?? null,
      })),
    );
    expect(setlistTiming(setlist, entries, setlist.interludes).variance?.label).toBe("Dead On");
  });

  it.each(SETLISTS)(
    "$name has its breaks and spoken notes between songs that are there",
    (setlist) => {
      const entries = Object.entries(setlist.sections).flatMap(([section, songs]) =>
        songs.map((_, index) => ({ setlistSectionId: Number(section), sequence: index + 1 })),
      );
      const { interludes } = setlist;
      expect(clampedInterludes(interludes, entries, setlist.numberSets)).toEqual(interludes);
    },
  );
});

describe("the diary", () => {
  const venues = new Set(VENUES.map(({ name }) => name));

  it("names venues and set lists that are there", () => {
    const setlists = new Set(SETLISTS.map(({ name }) => name));
    for (const { venue, setlist } of EVENTS) {
      expect(venues.has(venue)).toBe(true);
      if (setlist !== undefined) expect(setlists.has(setlist)).toBe(true);
    }
    expect(new Set(EVENTS.map(({ key }) => key)).size).toBe(EVENTS.length);
    expect(VENUES).toHaveLength(8);
  });

  it.each(["2026-11-20", "2027-02-27", "2028-02-29", "2026-12-31"])(
    "has gigs and rehearsals before and after %s",
    (today) => {
      const dated = EVENTS.map((event) => ({ event, date: dateOf(event, today) }));
      const coming = dated.filter(({ date }) => date >= today);
      for (const type of ["G", "RH"]) {
        expect(
          dated.filter(({ event, date }) => event.type === type && date < today).length,
        ).toBeGreaterThan(2);
        expect(coming.filter(({ event }) => event.type === type).length).toBeGreaterThan(2);
      }
      const [next] = coming
        .filter(({ event }) => event.type === "G" && event.status !== "X")
        .toSorted((early, late) => early.date.localeCompare(late.date));
      expect(next?.event.key).toBe("half crown");
      for (const { event } of dated) expect(event.added).toBeGreaterThan(-event.inDays);
    },
  );

  it("has one set list planned, one archived, one permanent and one in the making", () => {
    const played = EVENTS.filter(({ inDays }) => inDays < 0).map(({ setlist }) => setlist);
    const planned = EVENTS.filter(({ inDays }) => inDays >= 0).map(({ setlist }) => setlist);
    const [coming, past, permanent, draft] = SETLISTS;
    expect(planned).toContain(coming?.name);
    expect(played).toContain(past?.name);
    expect(permanent?.permanent).toBe(true);
    expect([...played, ...planned]).not.toContain(draft?.name);
  });
});

describe("the documents", () => {
  it.each(DOCUMENTS)("$title is a file of its kind and belongs to what is there", (document) => {
    const file = document.file(TODAY);
    const head = file.subarray(0, 8).toString("latin1");
    expect(head).toContain(
      contentTypeOf(document.originalName) === "application/pdf" ? "%PDF-1.4" : "PNG",
    );
    expect(nicknames.has(document.by)).toBe(true);
    if (document.song !== undefined) expect(titles.has(document.song)).toBe(true);
    if (document.venue !== undefined) {
      expect(VENUES.some(({ name }) => name === document.venue)).toBe(true);
    }
    if (document.event !== undefined) {
      expect(EVENTS.some(({ key }) => key === document.event)).toBe(true);
    }
    expect([document.song, document.venue, document.event].filter(Boolean).length).toBeLessThan(2);
  });

  it("are open to all, to administrators, and to one role", () => {
    expect(DOCUMENTS.filter(({ admins }) => admins).length).toBeGreaterThan(0);
    expect(DOCUMENTS.filter(({ role }) => role !== undefined).length).toBeGreaterThan(0);
  });
});

describe("the followers", () => {
  it("are about forty, each with an address that nobody can own", () => {
    expect(FOLLOWERS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(FOLLOWERS.map(({ email }) => email)).size).toBe(FOLLOWERS.length);
    for (const { email } of FOLLOWERS) {
      expect(isEmail(email)).toBe(true);
      expect(email).toMatch(/\.example$/);
    }
  });

  it("come from several places, and most of them want to hear of gigs", () => {
    expect(new Set(FOLLOWERS.map(({ location }) => location)).size).toBeGreaterThan(3);
    const hearing = FOLLOWERS.filter(({ events }) => events).length;
    expect(hearing).toBeGreaterThan(FOLLOWERS.length / 2);
    expect(hearing).toBeLessThan(FOLLOWERS.length);
  });
});
