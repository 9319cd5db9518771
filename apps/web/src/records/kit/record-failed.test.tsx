import { Failure } from "@bandstand/contracts/failure";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inRouter } from "../../../test/in-router.tsx";
import { createCloseGuards } from "../../ui/windows/close-guards.ts";
import { type CurrentWindow, CurrentWindowContext } from "../../ui/windows/window-context.ts";
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

function shown(error: Error, around: CurrentWindow | null = null): string {
  const list = { to: "/songs/index", title: "Songs" } as const;
  return renderToStaticMarkup(
    inRouter(
      <CurrentWindowContext value={around}>
        <RecordFailed error={error} list={list} onRetry={() => {}} />
      </CurrentWindowContext>,
    ),
  );
}

it("the page of a record that is gone leads on to the others", () => {
  expect(shown(new Failure("song_not_found"))).toMatch(/href="\/songs\/index".*← Songs/);
});

it("a window of a record that is gone closes, and leads nowhere", () => {
  expect(shown(new Failure("song_not_found"), WINDOW)).not.toContain("href");
});

it("a record that did not come can be asked for again", () => {
  expect(shown(new Failure("database_away"))).toContain("Try again");
});
