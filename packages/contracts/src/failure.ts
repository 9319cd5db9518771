/** Every expected failure as one list of codes and one typed error. The words stand here once; the status follows the code. */
import type { FailureDetails } from "./failure-details.ts";

export const FAILURES = {
  bad_request: { status: 400, message: "The request could not be read." },
  too_slow: { status: 408, message: "This took too long to arrive. Please try again." },
  not_signed_in: { status: 401, message: "Please sign in." },
  sign_in_failed: { status: 401, message: "The email address or password is not right." },
  no_right: { status: 403, message: "You do not have the right to do this." },
  registration_closed: {
    status: 403,
    message: "Registration is closed on this server. Whoever runs it can open it.",
  },
  not_found: { status: 404, message: "This does not exist." },
  song_not_found: { status: 404, message: "This song does not exist." },
  setlist_not_found: { status: 404, message: "This set list does not exist." },
  setlist_song_not_found: { status: 404, message: "This song is not in the set list." },
  event_not_found: { status: 404, message: "This event does not exist." },
  venue_not_found: { status: 404, message: "This venue does not exist." },
  venue_note_not_found: { status: 404, message: "This note does not exist." },
  blocked_date_not_found: { status: 404, message: "These days are not there any more." },
  private_calendar_not_found: { status: 404, message: "No address of a calendar is kept." },
  date_poll_not_found: { status: 404, message: "This poll does not exist." },
  deputy_asking_not_found: { status: 404, message: "Nobody is asked here any more." },
  expense_not_found: { status: 404, message: "This expense does not exist." },
  bookmark_not_found: { status: 404, message: "This bookmark does not exist." },
  band_user_song_not_found: { status: 404, message: "Nothing is kept of this song yet." },
  markers_not_shared: { status: 404, message: "These markers are not shared." },
  band_unknown: { status: 404, message: "Unknown Band Identity" },
  band_not_found: { status: 404, message: "This band does not exist." },
  follower_not_found: { status: 404, message: "This follower does not exist." },
  member_not_found: { status: 404, message: "This member does not exist." },
  user_not_found: { status: 404, message: "Nobody has an account with this email address." },
  device_not_found: { status: 404, message: "This device is signed out already." },
  no_recording: { status: 404, message: "No recording available for this song" },
  document_not_found: { status: 404, message: "This document does not exist." },
  no_document_file: { status: 404, message: "This document has no file yet." },
  no_peaks: { status: 404, message: "This recording has no waveform yet." },
  changed_meanwhile: {
    status: 409,
    message: "Somebody else has changed this since you opened it.",
  },
  event_closed: {
    status: 409,
    message: "This event is over or cancelled, and no answer is wanted any more.",
  },
  date_poll_closed: { status: 409, message: "The date is found: this poll is over." },
  gig_not_played: {
    status: 409,
    message: "There is something to tell of a gig once it has begun, unless it was called off.",
  },
  no_fee: { status: 409, message: "No fee is known yet that could be asked for." },
  limit_reached: { status: 409, message: "There is no place for more of these." },
  already_member: {
    status: 409,
    message: "This email is already registered to a member of this band",
  },
  last_administrator: { status: 409, message: "A band keeps at least one administrator." },
  song_in_use: { status: 409, message: "Set lists hold this song." },
  venue_in_use: {
    status: 409,
    message: "Events take place at this venue. Move them to another one first.",
  },
  too_large: { status: 413, message: "This is larger than the server accepts." },
  wrong_type: { status: 415, message: "This kind of content is not accepted here." },
  invalid: { status: 422, message: "Please complete the missing fields" },
  link_invalid: { status: 422, message: "This link is no longer valid. Please ask for a new one." },
  video_failed: { status: 422, message: "The video could not be read." },
  page_not_shown: { status: 422, message: "This page cannot be shown." },
  throttled: { status: 429, message: "Too many attempts. Please wait a while and try again." },
  unexpected: { status: 500, message: "An unexpected error has occurred" },
  not_set_up: { status: 501, message: "This is not set up on this server." },
  database_away: { status: 503, message: "The server is not available, please try again later." },
  no_room: {
    status: 507,
    message:
      "The server has no room left for this. Nothing was changed. Please ask whoever runs it to make room.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof FAILURES;

/** Fields that one answer names: whoever mends so many sends again, and is told the next. */
export const MOST_FIELDS = 50;

/** Characters of a path on the wire. Ours are short; the name of an unknown field may be anything. */
const LONGEST_PATH = 200;

export interface FieldFailure {
  /** Dotted path into the body, `""` for the body itself. */
  path: string;
  message: string;
}

/** The error body on the wire. */
export interface FailureBody {
  code: ErrorCode;
  message: string;
  fields?: FieldFailure[];
  details?: FailureDetails;
  /** Only with an unexpected error: the same word stands in the server's log. */
  reference?: string;
}

export interface FailureOptions {
  message?: string;
  fields?: FieldFailure[];
  details?: FailureDetails;
  reference?: string;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** The one typed error of expected failures, thrown by use-cases and by the client alike. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldFailure[] | undefined;
  readonly details: FailureDetails | undefined;
  readonly reference: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: FailureOptions = {}) {
    super(options.message ?? FAILURES[code].message, { cause: options.cause });
    this.name = "Failure";
    this.code = code;
    this.fields = options.fields;
    this.details = options.details;
    this.reference = options.reference;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return FAILURES[this.code].status;
  }

  get body(): FailureBody {
    const { code, message, fields, details, reference } = this;
    return {
      code,
      message,
      ...(fields && { fields: fields.slice(0, MOST_FIELDS).map(onTheWire) }),
      ...(details && { details }),
      ...(reference && { reference }),
    };
  }
}

function onTheWire({ path, message }: FieldFailure): FieldFailure {
  return { path: path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path, message };
}

/** A validation failure of one field, at its place. */
export function invalidField(path: string, message: string): Failure {
  return new Failure("invalid", { message, fields: [{ path, message }] });
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(FAILURES, value);
}
