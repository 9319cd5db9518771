/** What holds for every call of the contract, without a server. */
import { addBandUserSong } from "@bandstand/contracts/band-user-songs";
import { importBand } from "@bandstand/contracts/band-import-file";
import { type Endpoint, maxBodyOf, maxValuesOf } from "@bandstand/contracts/endpoint";
import { Failure, type FieldFailure } from "@bandstand/contracts/failure";
import { LIMITS } from "@bandstand/contracts/limits";
import { importSongs } from "@bandstand/contracts/song-library";
import { addSongBody } from "@bandstand/contracts/songs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { createValueCounter } from "../src/platform/http/json-values.ts";
import { parsePart } from "../src/platform/http/validation.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { fieldNames, fullestBody } from "./fullest-body.ts";

const calls = ENDPOINTS.map(({ name, endpoint }) => [name, endpoint] as const);
const withJson = calls.flatMap(([name, call]) =>
  call.body === undefined || call.body === "upload" ? [] : [[name, call, call.body] as const],
);
/** A song of four long texts, and five thousand of them: what one call takes is bounded by its bytes long before. */
const BY_BYTES = new Set(["importSongs", "importVenues"]);

describe("the body of a call", () => {
  it.each(calls)("%s is bounded", (_, call) => {
    expect(maxBodyOf(call)).toBeLessThanOrEqual(
      call === importBand
        ? LIMITS.bandFile
        : call.body === "upload"
          ? LIMITS.recording
          : LIMITS.importBody,
    );
  });

  it.each(calls.filter(([, { access }]) => access.kind === "public"))(
    "%s, which anybody may call, takes 16 kB at most",
    (_, call) => {
      expect(maxBodyOf(call)).toBeLessThanOrEqual(16 * 1024);
    },
  );

  it.each(withJson.filter(([name]) => !BY_BYTES.has(name)))(
    "%s has room for all that its fields may hold",
    (_, call, body) => {
      const needed = Buffer.byteLength(JSON.stringify(fullestBody(body)));
      expect(needed).toBeLessThanOrEqual(maxBodyOf(call));
    },
  );

  it.each(withJson.filter(([name]) => !BY_BYTES.has(name)))(
    "%s takes as many values as its fields may hold",
    (_, call, body) => {
      const { add } = createValueCounter();
      const needed = add(Buffer.from(JSON.stringify(fullestBody(body))));
      expect(needed).toBeLessThanOrEqual(maxValuesOf(call) ?? LIMITS.body);
    },
  );

  it("has room for five thousand songs with every field and five tags", () => {
    const chips = Array.from({ length: 5 }, () => ({
      id: 1,
      tag: "slow",
      icon: null,
      color: null,
    }));
    const fields = Object.fromEntries(fieldNames(addSongBody).map((name) => [name, "words"]));
    const songs = Array.from({ length: LIMITS.songsAtOnce }, () => ({ ...fields, chips }));
    const needed = createValueCounter().add(Buffer.from(JSON.stringify({ songs })));
    expect(needed).toBeLessThanOrEqual(maxValuesOf(importSongs) ?? 0);
  });

  it("has room for the settings of a studio, which are JSON within JSON, beside full notes", () => {
    const marker = { id: 1, time: 12.5, label: "Solo", notes: "", color: "red", icon: "flag" };
    const markers = Array.from({ length: 14_000 }, () => marker);
    const settings = JSON.stringify({ markers }).slice(0, LIMITS.studioSettings);
    const notes = "字".repeat(LIMITS.longText);
    expect(settings).toHaveLength(LIMITS.studioSettings);
    const needed = Buffer.byteLength(JSON.stringify({ songId: 1, settings, notes }));
    expect(needed).toBeLessThanOrEqual(maxBodyOf(addBandUserSong));
  });
});

describe("a call that sends something", () => {
  /** Whoever reads may change what is their own, ask for files, and bring waveforms that nobody has measured yet. */
  const BY_RULE = {
    public: `signIn register sendPasswordReset resetPassword verifyEmail readInvitationLink signInByInvitation
      startByInvitation listPublicEvents subscribeFollower`,
    // A member's own record is theirs to change and to give up; whose it is else, the call asks by itself.
    signedIn: `addBand saveMember removeMember signOut saveUser changePassword signOutDevice signOutEverywhere
      uploadAvatar removeAvatar importBand deleteAccount newEventFeed stopEventFeed
      addBlockedDate saveBlockedDate deleteBlockedDate savePrivateCalendar fetchPrivateCalendar
      deletePrivateCalendar`,
    administrator: `inviteMember makeInvitationLink saveBand saveMemberPositions uploadBandLogo uploadBandPicture removeBandLogo
      removeBandPicture saveInvoiceSettings savePressKit savePressAddress`,
    superAdministrator: "deleteBand",
    writeMoney: "addExpense saveExpense deleteExpense saveShares savePayout makeInvoice",
    bookings: "publishEvent sendEventMailsAgain",
    "write BU": "addMember addUser findUser",
    "read SO": `savePeaks saveSongRating addBookmark removeBookmark orderBookmarks bookmarkSongs
      addBandUserSong saveBandUserSong deleteBandUserSong shareBandUserSong importSharedMarkers savePractice`,
    "read SO OD": "downloadZip",
    "writeSomeOrBookings OD SO VN EV":
      "addDocument saveDocument deleteDocument uploadDocument uploadDocumentFile",
    "read EV": "answerEvent answerDatePoll",
    "read FL": "listFollowers",
    "write FL": "addFollower saveFollower deleteFollower importFollowers",
    "read VN": "addVenueNote saveVenueNote deleteVenueNote",
    writeOrBookings: `addVenue saveVenue deleteVenue importVenues addEvent saveEvent deleteEvent
      copyEvent repeatEvent deleteFollowingEvents saveGigReport deleteGigReport askMembers addDatePoll settleDatePoll deleteDatePoll
      askDeputies skipDeputy stopDeputies takeBackDeputy`,
    "write SL": `addSetlist saveSetlist deleteSetlist copySetlist saveSetlistSongs addSetlistSong removeSetlistSong`,
    "writeSomeOrBookings SO VN": "importFromBand",
    "write SO": `addSong saveSong deleteSong uploadRecording saveSongs importSongs downloadVideo
      cancelVideoDownload`,
  };
  const ruleOf = ({ access }: Endpoint) =>
    "areas" in access ? [access.kind, ...access.areas].join(" ") : access.kind;

  it.each(Object.entries(BY_RULE))("is open by the rule %s to none but these", (rule, names) => {
    const found = calls.filter(([, call]) => call.method !== "GET" && ruleOf(call) === rule);
    expect(found.map(([name]) => name).toSorted()).toEqual(names.split(/\s+/).toSorted());
  });
});

/** What the validator says where nobody has told it better. */
const VALIDATORS_ENGLISH =
  /^Invalid (input|option|string|number|value|key|UUID|ISO)|expected|^Too (big|small)|Unrecognized/;

/** What a part of a request is refused with; nothing where it is taken. */
function refusals(schema: z.ZodMiniType, sent: unknown): FieldFailure[] {
  try {
    parsePart(schema, sent);
    return [];
  } catch (error) {
    if (error instanceof Failure && error.code === "invalid") return error.fields ?? [];
    throw error;
  }
}

describe("what a call says of what it cannot take", () => {
  const parts = calls.flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined || schema === "upload" ? [] : [[`${part} of ${name}`, schema] as const],
    ),
  );
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(-1, 0, 1.5, 1e9, 1e300, "", "x", "x".repeat(300), "5", "2026-02-30", "25:00"),
    fc.array(fc.constantFrom<unknown>({}, "x", 1, null), { maxLength: 3 }),
  );

  it.each(parts)("%s: in our own words, at the field", (_, schema) => {
    const fields = fieldNames(schema).map((name) => [name, odd] as const);
    const wrong = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(wrong, odd), (sent) => {
        for (const { path, message } of refusals(schema, sent)) {
          expect(`${path}: ${message}`).toMatch(/: ./);
          expect(message).not.toMatch(VALIDATORS_ENGLISH);
        }
      }),
      { numRuns: 60 },
    );
  });
});
