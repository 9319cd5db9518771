/** What of a band does not go into its file, each with the reason. Everything else goes, a new table or column by itself. */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  band_links: "secrets: links that were mailed to members and followers",
  band_revisions: "counters of this server's own",
  document_pages: "drawn again of the documents",
  document_texts: "read again of the documents",
  idempotency_keys: "answers to requests that were made a moment ago",
  invitation_links: "secrets: links that were handed over to members",
  live_viewers: "who has a record open just now",
  outgoing_mails: "mails that were sent, with links in them that open something",
  stored_files: "the register of files, which the list of contents has",
  tokens: "secrets: who is signed in",
  video_downloads: "downloads on their way",
};

const MADE_AGAIN = "made again of the recording";
const ELSEWHERE = "a note about another band of this server";
const OF_THIS_SERVER = "whether and when they came in on this server";

export const LEFT_OUT_COLUMNS: Readonly<Record<string, string>> = {
  "bands.identity": "its address on this server; in the list of contents",
  "bands.press_address_at": "a secret: the address was handed over to bookers",
  "band_users.confirmed_at": OF_THIS_SERVER,
  "band_users.invited_at": OF_THIS_SERVER,
  "band_users.last_signed_in_at": OF_THIS_SERVER,
  "event_publications.facts": "what the mails were made of, which do not go either",
  "event_publications.follower_edition": "mails that were still to be sent by this server",
  "document_history.upload_key": "what an upload to this server was sent under",
  "songs.rating_count": "added up of the ratings",
  "songs.rating_sum": "added up of the ratings",
  "songs.recording_fine_peaks_filename": MADE_AGAIN,
  "songs.recording_peaks_filename": MADE_AGAIN,
  "songs.recording_rendition_filename": MADE_AGAIN,
  "songs.recording_rendition_type": MADE_AGAIN,
  "songs.source_band_id": ELSEWHERE,
  "songs.source_id": ELSEWHERE,
  "venues.source_band_id": ELSEWHERE,
  "venues.source_id": ELSEWHERE,
};

/** What the product tells to nobody but the member goes with nobody else's file either. */
export const OWN_ROWS: readonly string[] = ["band_user_songs", "bookmarks", "practices"];

/** Files that nothing else is made of again. */
export const ORIGINALS: readonly string[] = ["recording", "document", "picture"];

/** The names of files that rows hold, each with what goes with its file. */
export const FILE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  "bands.logo_filename": [],
  "bands.picture_filename": [],
  "band_users.avatar_filename": [],
  "documents.filename": ["original_name", "size", "type"],
  "document_history.filename": ["original_name", "size", "type"],
  "songs.recording_filename": [
    "recording_date",
    "recording_duration",
    "recording_loudness",
    "recording_original_name",
    "recording_size",
    "recording_type",
  ],
};
