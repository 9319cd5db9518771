/** Reading followers from pasted lines: e-mail, location, source, one column that is passed over, and events (Y or N). */
import { followerEmail } from "./following.ts";
import { isEmail, REGISTER_MESSAGES } from "./registration.ts";

export const FOLLOWER_IMPORT_MESSAGES = {
  badData: "Unable to Import, Data Error(s) Found",
  noData: "No Data to Process",
  columns: "A line must have 5 columns",
  at: "The first column must contain @",
  tooLong: "A location and a source have at most 100 characters",
  events: "Column 5 Events must start with Y or N",
} as const;

export const FOLLOWER_MESSAGES = {
  exists: "This address follows the band already",
  tooManyLines: "This is more than 50,000 lines. Please import them in parts.",
} as const;

/** Characters of a location and of a source. */
export const FOLLOWER_TEXT_LENGTH = 100;

/** Lines with a follower that one import takes. */
export const FOLLOWERS_OF_IMPORT = 50_000;

/** The source of a follower whom the band adds itself. */
export const MANUAL_SOURCE = "MANUAL";

export type ImportedFollower = {
  readonly email: string;
  readonly location: string;
  readonly source: string;
  readonly events: boolean;
};

export type BadLine = {
  /** From 1, as the text is counted. */
  readonly number: number;
  /** Its beginning, where it is long. */
  readonly text: string;
  readonly problems: readonly string[];
};

export type FollowerImport =
  | { readonly kind: "empty"; readonly message: string }
  | { readonly kind: "bad"; readonly message: string; readonly lines: readonly BadLine[] }
  | { readonly kind: "followers"; readonly followers: readonly ImportedFollower[] };

/** Characters of a bad line by which it is known again: a file that is none of followers may be one line of megabytes. */
const SHOWN_OF_LINE = 200;

/** Columns are parted by semicolons or tabs. A line of a single column, a heading or an empty one, is passed over. */
export function readFollowers(text: string): FollowerImport {
  const followers: ImportedFollower[] = [];
  const lines: BadLine[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const columns = line.split(/[;\t]/).map(unquoted);
    if (columns.length === 1) continue;
    const problems = problemsOf(columns);
    if (problems.length > 0) lines.push({ number: index + 1, text: beginning(line), problems });
    else followers.push(followerOf(columns));
  }
  if (lines.length > 0) return { kind: "bad", message: FOLLOWER_IMPORT_MESSAGES.badData, lines };
  if (followers.length === 0) return { kind: "empty", message: FOLLOWER_IMPORT_MESSAGES.noData };
  return { kind: "followers", followers };
}

const beginning = (line: string) =>
  line.length > SHOWN_OF_LINE ? `${line.slice(0, SHOWN_OF_LINE).toWellFormed()}…` : line;

export function addedMessage(count: number): string {
  return `${count} follower(s) successfully added`;
}

export function skippedMessage(count: number): string {
  return `${count} rows skipped, follower already exists`;
}

function problemsOf(columns: readonly string[]): string[] {
  const [email = "", location = "", source = "", , events = ""] = columns;
  const problems: string[] = [];
  if (columns.length !== 5) problems.push(FOLLOWER_IMPORT_MESSAGES.columns);
  if (!email.includes("@")) problems.push(FOLLOWER_IMPORT_MESSAGES.at);
  else if (!isEmail(followerEmail(email))) problems.push(REGISTER_MESSAGES.emailInvalid);
  if (Math.max(location.length, source.length) > FOLLOWER_TEXT_LENGTH)
    problems.push(FOLLOWER_IMPORT_MESSAGES.tooLong);
  if (!/^[yn]/i.test(events)) problems.push(FOLLOWER_IMPORT_MESSAGES.events);
  return problems;
}

function followerOf(columns: readonly string[]): ImportedFollower {
  const [email = "", location = "", source = "", , events = ""] = columns;
  return {
    email: followerEmail(email),
    location,
    source: source === "" ? MANUAL_SOURCE : source,
    events: /^y/i.test(events),
  };
}

/** Spreadsheets put quotation marks around a cell. */
function unquoted(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replaceAll('""', '"')
    .trim();
}
