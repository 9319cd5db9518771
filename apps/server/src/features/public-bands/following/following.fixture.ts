/** What the tests of following a band begin with. */
import type { Email } from "postal-mime";
import type { TestApi } from "../../../../test/api.ts";

/** The address to which the mail's button leads, without its host, and the key in it. */
export function settingsIn({ text = "" }: Email): { path: string; key: string } {
  const [, address = ""] = /See my settings:\n(\S+)/.exec(text) ?? [];
  const { pathname, search, searchParams } = new URL(address);
  return { path: pathname + search, key: searchParams.get("key") ?? "" };
}

/** Every row of those who follow, as it stands. */
export async function followersOf(api: TestApi, bandId: number) {
  return api.asSuperuser<{ email: string; location: string; events: boolean; source: string }>(
    "select email, location, events, source from bandstand.followers where band_id = $1 order by id",
    [bandId],
  );
}

export function listUnsubscribe({ headers }: Email): string {
  const found = headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const { pathname, search } = new URL(found.replaceAll(/[<>]/g, ""));
  return pathname + search;
}
