import type { TestDatabase } from "./database.ts";

/** A band with a row in every table of bands, for tests that go through them all. */
export interface FullBand {
  bandId: number;
  userId: number;
  bandUserId: number;
  songId: number;
  setlistId: number;
  /** Of the song's place in the set list. */
  placeId: number;
  bookmarkId: number;
  venueId: number;
  venueNoteId: number;
  eventId: number;
  /** Of the member. */
  blockedDateId: number;
  /** Open; another one is settled by the event. */
  datePollId: number;
  /** Of the event, with a receipt. */
  expenseId: number;
  /** Of the event, in which the member is waited for. */
  deputyAskingId: number;
  followerId: number;
  /** Of the song, with a file. */
  documentId: number;
}

/** @param name at least three letters; the e-mail addresses and file names are made from it. */
export async function addFullBand(
  { asSuperuser }: Pick<TestDatabase, "asSuperuser">,
  name: string,
): Promise<FullBand> {
  const add = async (table: string, row: Record<string, unknown>): Promise<number> => {
    const columns = Object.keys(row);
    const [added] = await asSuperuser<{ id: number }>(
      `insert into bandstand.${table} (${columns.join(", ")})
       values (${columns.map((_, place) => `$${place + 1}`).join(", ")}) returning *`,
      Object.values(row),
    );
    return added?.id ?? 0;
  };

  const userId = await add("users", { email: `${name}@example.com`.toLowerCase() });
  const bandId = await add("bands", { identity: name.toLowerCase(), name, passwords: "a secret" });
  const ofBand = { band_id: bandId };
  const bandUserId = await add("band_users", {
    ...ofBand,
    user_id: userId,
    nickname: "Alex",
    role_id: 1,
    confirmed_at: "2026-01-01",
  });
  const ofMember = { ...ofBand, band_user_id: bandUserId };
  await asSuperuser("update bandstand.band_users set updated_by_id = $1 where id = $1", [
    bandUserId,
  ]);
  await asSuperuser("update bandstand.bands set updated_by_id = $1 where id = $2", [
    bandUserId,
    bandId,
  ]);
  const signed = { ...ofBand, updated_by_id: bandUserId };
  await add("band_user_menu_options", { ...ofMember, menu_option_id: 1, priv: "R" });
  await add("tokens", { ...ofMember, hash: `token of ${name}` });

  const songId = await add("songs", {
    ...signed,
    title: "Blue Train",
    artist: "Nobody",
    song_status_id: 3,
  });
  const setlistId = await add("setlists", { ...signed, name: "Summer" });
  const placeId = await add("setlist_songs", {
    ...ofBand,
    setlist_id: setlistId,
    song_id: songId,
    setlist_section_id: 1,
    sequence: 1,
  });
  await add("setlist_interludes", {
    ...ofBand,
    setlist_id: setlistId,
    setlist_section_id: 1,
    after_sequence: 1,
    position: 1,
    kind: "break",
  });
  await add("live_viewers", { ...ofMember, topic: `setlist ${setlistId}` });
  await add("song_ratings", { ...ofMember, song_id: songId, rating: 8 });
  const bookmarkId = await add("bookmarks", { ...ofMember, song_id: songId, sequence: 1 });
  await add("video_downloads", { ...ofBand, song_id: songId });
  await add("band_user_songs", { ...ofMember, song_id: songId, settings: "{}" });
  await add("invitation_links", {
    ...ofMember,
    made_by_id: ofMember.band_user_id,
    hash: `invitation of ${name}`,
    expires_at: "2027-01-01T00:00:00Z",
  });
  await add("practices", {
    ...ofMember,
    song_id: songId,
    key: "0b7e5f86-1f7e-4a53-9b51-6c3f6a1d2e10",
    day: "2026-11-20",
    seconds: 600,
    loops: 12,
  });

  const venueId = await add("venues", {
    ...signed,
    name: "The Anchor",
    private_notes: "Bad stage",
  });
  const eventId = await add("events", {
    ...signed,
    name: "Harvest dance",
    event_date: "2027-09-18",
    event_type_id: 1,
    event_status_id: 2,
    venue_id: venueId,
    setlist_id: setlistId,
    draft: false,
    fee: 400,
  });
  await add("event_answers", {
    ...ofMember,
    event_id: eventId,
    answer: "Y",
    note: "From nine",
    answered_at: "2026-11-01T12:00:00Z",
    asked_at: "2026-10-30T12:00:00Z",
    reply_by: "2027-09-01",
    reminded_at: "2026-10-31T12:00:00Z",
  });
  const deputyAskingId = await add("deputy_askings", {
    ...ofMember,
    event_id: eventId,
    asked_by_id: bandUserId,
    note: "We have your kit",
    hours: 24,
    opens_venue: true,
    opens_setlist: true,
    opens_songs: true,
  });
  await add("asked_deputies", {
    ...ofMember,
    deputy_asking_id: deputyAskingId,
    position: 1,
    asked_at: "2026-10-30T12:00:00Z",
    answer_by: "2027-09-01T12:00:00Z",
  });
  const blockedDateId = await add("blocked_dates", {
    user_id: userId,
    first_day: "2027-08-01",
    last_day: "2027-08-14",
  });
  await add("private_calendars", {
    user_id: userId,
    address: "https://calendar.example.org/private/4f1c9a7e.ics",
    time_zone: "Europe/London",
    due_at: "2200-01-01T00:00:00Z",
  });
  const proposed = { ...ofMember, name: "Rehearsal", event_type_id: 2, venue_id: venueId };
  await add("date_polls", { ...proposed, event_id: eventId });
  const datePollId = await add("date_polls", proposed);
  const datePollDayId = await add("date_poll_days", {
    ...ofBand,
    date_poll_id: datePollId,
    day: "2027-09-10",
  });
  await add("date_poll_answers", { ...ofMember, date_poll_day_id: datePollDayId, answer: "Y" });
  const venueNoteId = await add("venue_notes", {
    ...signed,
    venue_id: venueId,
    event_id: eventId,
    band_user_id: bandUserId,
    day: "2027-09-18",
    good: "Sound",
    bad: "Stairs",
  });
  const documentIds: number[] = [];
  for (const place of [{ song_id: songId }, { venue_id: venueId }, { event_id: eventId }]) {
    const documentId = await add("documents", {
      ...signed,
      ...place,
      title: "Paper",
      band_user_id: bandUserId,
    });
    documentIds.push(documentId);
    await add("document_history", { ...ofMember, document_id: documentId, action: "Added" });
    const ofDocument = { ...ofBand, document_id: documentId, filename: `paper of ${name}` };
    await add("document_texts", { ...ofDocument, text: "Words" });
    await add("document_pages", { ...ofDocument, page: 1, page_filename: `page of ${name}` });
  }
  const ofEvent = { ...ofMember, event_id: eventId };
  const expenseId = await add("event_expenses", {
    ...ofEvent,
    document_id: documentIds.at(-1),
    title: "Diesel",
    amount: 60,
    day: "2027-09-18",
  });
  await add("event_shares", {
    ...ofEvent,
    share: 1,
    paid_out: 40,
    paid_out_at: "2027-09-20T12:00:00Z",
  });
  const reportId = await add("gig_reports", {
    ...ofBand,
    event_id: eventId,
    started_at: "21:10",
    ended_at: "23:40",
    break_minutes: 20,
    reckoned_seconds: 7200,
  });
  await add("played_songs", { ...ofBand, report_id: reportId, song_id: songId, sequence: 1 });
  const onInvoice = { name: "The Band", address: "1 Mill Lane", note: "Thank you" };
  await add("event_invoices", {
    ...ofBand,
    event_id: eventId,
    number: 1,
    date: "2027-09-19",
    due_date: "2027-10-03",
    ...onInvoice,
    bank_details: "12-34-56 12345678",
    addressee: "Dilys Marsh",
    about: "Harvest dance",
    event_date: "2027-09-18",
    fee: 400,
    deposit: 100,
    payment_received: 100,
  });
  await add("invoice_settings", {
    ...ofBand,
    ...onInvoice,
    bank_details: "12-34-56 12345678",
    next_number: 2,
  });
  for (const [kind, ending] of [
    ["picture", "png"],
    ["recording", "mp3"],
  ]) {
    const filename = `${name}.${ending}`;
    await add("stored_files", { ...ofBand, filename, kind, attached_at: "2026-01-01" });
  }

  const followerId = await add("followers", {
    ...signed,
    email: `fan@${name}.example.com`.toLowerCase(),
    near_miles: 25,
    near_place: "York, United Kingdom",
    near_latitude: 53.95763,
    near_longitude: -1.08271,
  });
  await add("band_links", { ...ofMember, purpose: "invitation", hash: `invitation to ${name}` });
  await add("band_links", {
    ...ofBand,
    purpose: "follower",
    follower_id: followerId,
    hash: `key of ${name}`,
  });
  const publicationId = await add("event_publications", {
    ...ofMember,
    event_id: eventId,
    status: "C",
  });
  await add("outgoing_mails", {
    ...ofBand,
    publication_id: publicationId,
    band_user_id: bandUserId,
    follower_id: followerId,
    recipient: "F",
    to_address: "fan@example.com",
    edition: "7d9f4f7e-0c9a-4bd6-8f0e-3f1f3c0f2a11",
  });
  await add("promoter_answers", { ...ofBand, event_id: eventId, answer: "ask", words: "When?" });
  await add("idempotency_keys", { ...ofMember, key: "once", request_hash: "" });

  return {
    bandId,
    userId,
    bandUserId,
    songId,
    setlistId,
    placeId,
    bookmarkId,
    venueId,
    venueNoteId,
    eventId,
    blockedDateId,
    datePollId,
    expenseId,
    deputyAskingId,
    followerId,
    documentId: documentIds[0] ?? 0,
  };
}
