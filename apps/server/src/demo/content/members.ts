/** Six people in six kinds of place, so that every right can be tried by signing in as somebody. */
import { readEntries } from "./demo-files.ts";
import { member, withPrivileges } from "./member.ts";

export const MEMBERS = readEntries("members.json", member).map(withPrivileges);

/** Everybody's in the demo; printed at its start. */
export const DEMO_PASSWORD = "Encore!2026";
