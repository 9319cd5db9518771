/** What each single right tells of a band, in whatever call: every answer of the contract is searched for every column. */
import type { AreaTag, Privilege } from "@bandstand/domain/access-rule";
import { describe, expect, it } from "vitest";
import { testApi } from "./api.ts";
import { ask } from "./ask.ts";
import { byHarm, ENDPOINTS } from "./endpoints.ts";
import { addMarkedBand, type MarkedBand } from "./marked-band.ts";
import { newMember } from "./members.ts";
import { sampleIdsOf } from "./sample-band.ts";
import type { SampleIds } from "./sample-ids.ts";
import { sampleRequests } from "./sample-requests.ts";
import { mp3File } from "./sounds.ts";

const api = await testApi();
const file = mp3File({ seconds: 1 });

interface World {
  band: MarkedBand;
  ids: SampleIds;
}

async function newWorld(name: string): Promise<World> {
  const band = await addMarkedBand(api, name);
  return { band, ids: await sampleIdsOf(api, band) };
}

/** Each of these is a world of its own, for they change what there is to tell. */
const read = await newWorld("Read");
const worlds: Record<string, World> = {
  "SO:W": await newWorld("Songs"),
  "SL:W": await newWorld("Setlists"),
  "VN:W": await newWorld("Venues"),
  "EV:W": await newWorld("Events"),
};

/** Makes every call, those that take something away last. By column, the calls that told it. */
async function toldWith(right: string, of: World): Promise<string[]> {
  const privileges = right.split(" ").map((one) => one.split(":") as [AreaTag, Privilege]);
  const { token } = await newMember(api, of.band.bandId, Object.fromEntries(privileges));
  const requests = sampleRequests(of.ids);
  const told = new Set<string>();
  for (const { name, endpoint } of byHarm(ENDPOINTS)) {
    const { status, text } = await ask(api, endpoint, requests[name], { token, file });
    expect([name, status]).not.toEqual([name, 500]);
    for (const column of of.band.marksIn(text)) told.add(column);
  }
  return [...told].toSorted();
}

/** Of the band that one belongs to, always: what its public page shows. */
const BAND = `bands.contact_email bands.contact_name bands.contact_phone bands.facebook_link bands.formation_date
  bands.identity bands.location bands.logo_filename bands.name bands.picture_filename bands.profile bands.website
  bands.you_tube_id`;

const SONGS = `band_user_songs.settings band_users.instrument band_users.nickname songs.artist songs.avg_rating songs.bpm
  songs.chips songs.cover_image_url songs.featuring songs.lyrics songs.notes songs.own_genre songs.recording_date songs.recording_duration
  songs.recording_filename songs.recording_fine_peaks_filename songs.recording_loudness songs.recording_original_name
  songs.recording_peaks_filename songs.recording_rendition_filename songs.recording_rendition_type songs.recording_type
  songs.seconds songs.songkey songs.start songs.tab songs.title songs.todo songs.you_tube_id`;

/** Of a song what a set list needs, and nothing of how it is written, recorded or rated. */
const SETLISTS = `setlist_interludes.after_sequence setlist_interludes.seconds setlist_interludes.text
  setlist_songs.featuring setlist_songs.note setlist_songs.seconds setlist_songs.sequence setlist_songs.songkey
  setlists.description setlists.name setlists.notes setlists.planned_length setlists.song_interval setlists.version_date
  songs.artist songs.bpm songs.seconds songs.songkey songs.title`;

/** Not its gigs, nor what they paid: how current it is, everybody who reads venues is told. */
const VENUES = `band_users.avatar_filename band_users.nickname venue_notes.bad venue_notes.day venue_notes.good venues.address
  venues.band_to_provide venues.booking_rates venues.capacity venues.contact_email venues.contact_name venues.contact_phone
  venues.description venues.facebook_identity venues.hire_rates venues.last_contact_date venues.last_contact_notes
  venues.location venues.merchandising venues.name venues.notes venues.parking venues.phone venues.private_notes
  venues.terms venues.three_words venues.venue_to_provide venues.website`;

/** To who edits events: who is asked to play for somebody, and until when. */
const DEPUTIES = `asked_deputies.answer_by asked_deputies.asked_at deputy_askings.note`;

/** To members of the band alone. */
const MONEY = `documents.title event_expenses.amount event_expenses.day event_expenses.title event_invoices.about
  event_invoices.address event_invoices.addressee event_invoices.bank_details event_invoices.date event_invoices.deposit
  event_invoices.due_date event_invoices.event_date event_invoices.fee event_invoices.name event_invoices.note
  event_invoices.number event_invoices.payment_received event_shares.paid_out event_shares.paid_out_at event_shares.share
  invoice_settings.address invoice_settings.bank_details invoice_settings.due_days invoice_settings.name
  invoice_settings.next_number invoice_settings.note`;

/** To members of the band what it pays, too; of its venue what it takes to get there, its set list's name, and who can come. */
const EVENTS = `band_users.avatar_filename band_users.nickname event_answers.answered_at event_answers.asked_at
  event_answers.note event_answers.reply_by events.advance_ticket_price events.band_event_url events.band_to_provide events.booking_email
  events.booking_name events.booking_phone events.chips events.deposit events.description events.door_ticket_price
  events.event_date events.external_event_url1 events.external_event_url2 events.external_event_url3 events.fee
  events.name events.payment_received events.public_description events.ticket_info events.ticket_url
  events.venue_to_provide gig_reports.break_minutes gig_reports.reckoned_seconds ${MONEY} promoter_answers.words setlists.name venues.address venues.location venues.name venues.parking venues.three_words`;

/** Of a song's: whoever reads songs is told of these, and whoever reads documents of all. */
const DOCUMENTS = `documents.filename documents.notes documents.original_name documents.size documents.title documents.type`;

const MEMBERS = `band_users.avatar_filename band_users.dashboard_announcement_date band_users.dashboard_information_date
  band_users.instrument band_users.invited_at band_users.joining_date band_users.leaving_date band_users.nickname
  band_users.number band_users.profile users.forename users.main_instrument users.surname`;

const NEWS = `bands.dashboard_announcement bands.dashboard_announcement_date bands.dashboard_information
  bands.dashboard_information_date`;

const FOLLOWERS = `followers.email followers.location followers.near_miles followers.near_place followers.source`;

const TOLD = [
  ["none", ""],
  ["DB:R", NEWS],
  ["DB:R EV:R", `${NEWS} ${EVENTS}`],
  ["SO:R", `${SONGS} ${DOCUMENTS}`],
  ["SO:W", `${SONGS} ${DOCUMENTS}`],
  ["SL:R", SETLISTS],
  ["SL:W", SETLISTS],
  ["EV:R", EVENTS],
  ["EV:W", `${EVENTS} ${DEPUTIES}`],
  ["VN:R", VENUES],
  ["VN:W", VENUES],
  ["BU:R", MEMBERS],
  ["OD:R", `band_users.nickname ${DOCUMENTS}`],
  ["FL:R", FOLLOWERS],
] as const;

describe("what a member with one right is told", () => {
  it.each(TOLD)("with %s", async (right, columns) => {
    const expected = `${BAND} ${columns}`.split(/\s+/).filter((column) => column !== "");
    expect(await toldWith(right, worlds[right] ?? read)).toEqual(expected.toSorted());
  });
});

it("is looked for in every column but these, whose values could stand for anything", () => {
  expect(read.band.unmarked).toEqual([
    "asked_deputies.outcome",
    "date_poll_answers.answer",
    "date_polls.start_time",
    "date_polls.end_time",
    "deputy_askings.hours",
    "document_history.upload_key",
    "document_texts.words",
    "documents.press",
    "event_answers.answer",
    "event_publications.follower_edition",
    "events.arrive_time",
    "events.doors_open_time",
    "events.start_time",
    "events.end_time",
    "events.doors_close_time",
    "events.series_key",
    "events.sound_check_time",
    "gig_reports.started_at",
    "gig_reports.ended_at",
    "outgoing_mails.recipient",
    "outgoing_mails.state",
    "outgoing_mails.edition",
    "outgoing_mails.claimed_by",
    "practices.key",
    "practices.clean_speed",
    "promoter_answers.answer",
    "setlist_interludes.kind",
    "setlist_songs.capo",
    "setlists.number_sets",
    "setlists.bias",
    "setlists.start_time",
    "setlists.first_break",
    "setlists.second_break",
    "song_ratings.rating",
    "songs.recording_size",
    "songs.capo",
    "stored_files.filename",
    "stored_files.kind",
    "venues.answers",
    "video_downloads.state",
    "video_downloads.progress",
  ]);
});
