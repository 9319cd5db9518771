import { Failure } from "@bandstand/contracts/failure";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inRouter } from "../../../test/in-router.tsx";
import { memberWith } from "../../lib/session/band-user.fixture.ts";
import { servicesOf } from "../../lib/services/services.fixture.ts";
import { ServicesContext } from "../../lib/services/services-context.ts";
import { createCloseGuards } from "../../ui/windows/close-guards.ts";
import { type CurrentWindow, CurrentWindowContext } from "../../ui/windows/window-context.ts";
import { DOCUMENTS_PLACE } from "../documents/documents-place.ts";
import { SONGS_PLACE } from "../songs/songs-place.ts";
import type { ListPlace } from "./way-on.ts";
import { RecordFailed } from "./record-failed.tsx";

const WINDOW: CurrentWindow = {
  key: "song/7",
  presentation: "window",
  head: null,
  close: async () => true,
  dismiss: () => {},
  setTitle: () => {},
  guards: createCloseGuards(),
};

const GONE = new Failure("song_not_found");

interface Shown {
  error: Error;
  list?: ListPlace;
  around?: CurrentWindow;
  rights?: Parameters<typeof memberWith>[0];
  mayBeHidden?: boolean;
}

function shown({ error, list = SONGS_PLACE, around, rights = {}, mayBeHidden }: Shown): string {
  return renderToStaticMarkup(
    inRouter(
      <ServicesContext value={servicesOf(memberWith(rights))}>
        <CurrentWindowContext value={around ?? null}>
          <RecordFailed error={error} list={list} mayBeHidden={mayBeHidden} onRetry={() => {}} />
        </CurrentWindowContext>
      </ServicesContext>,
    ),
  );
}

it("the page of a record that is gone leads on to the others", () => {
  expect(shown({ error: GONE })).toMatch(/href="\/songs\/index".*← Songs/);
});

it("a window of a record that is gone closes, and leads nowhere", () => {
  expect(shown({ error: GONE, around: WINDOW })).not.toContain("href");
});

it("a record that did not come can be asked for again", () => {
  expect(shown({ error: new Failure("database_away") })).toContain("Try again");
});

it("leads on to the list of documents whoever reads them", () => {
  const told = shown({ error: GONE, list: DOCUMENTS_PLACE, rights: { OD: "R" } });
  expect(told).toContain('href="/documents/index"');
});

it("leads on to the dashboard whoever reads papers of songs alone", () => {
  const told = shown({ error: GONE, list: DOCUMENTS_PLACE, rights: { SO: "R" } });
  expect(told).toMatch(/href="\/dashboard".*← Dashboard/);
});

it("a record that may be hidden is not said to be deleted", () => {
  const told = shown({ error: GONE, mayBeHidden: true });
  expect(told).toContain("It was deleted, or it is not shared with you.");
});
