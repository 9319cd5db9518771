import { Failure } from "@bandstand/contracts/failure";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inRouter } from "../../../test/in-router.tsx";
import { mira } from "../../lib/session/band-user.fixture.ts";
import { servicesOf } from "../../lib/services/services.fixture.ts";
import { ServicesContext } from "../../lib/services/services-context.ts";
import { SONG_KEYS } from "./song-keys.ts";
import { RecordFailed } from "../kit/record-failed.tsx";
import { SongLoader } from "./song-loader.tsx";

function shown(songId: number, data?: unknown): string {
  const queries = new QueryClient();
  queries.setQueryData(SONG_KEYS.one(7), data);
  return shownFrom(queries, songId);
}

/** It was there; whoever asks for it again is refused. */
async function shownAfter(refusal: Failure): Promise<string> {
  const queries = new QueryClient();
  const queryKey = SONG_KEYS.one(7);
  queries.setQueryData(queryKey, { title: "Paper Lanterns" });
  const queryFn = () => Promise.reject(refusal);
  await queries.query({ queryKey, queryFn, retry: false, staleTime: 0 }).catch(() => {});
  return shownFrom(queries, 7);
}

function shownFrom(queries: QueryClient, songId: number): string {
  return renderToStaticMarkup(
    inRouter(
      <QueryClientProvider client={queries}>
        <ServicesContext value={servicesOf(mira)}>
          <SongLoader songId={songId} skeleton={null}>
            {({ title }) => title}
          </SongLoader>
        </ServicesContext>
      </QueryClientProvider>,
    ),
  );
}

it("a song that is there is shown", () => {
  expect(shown(7, { title: "Paper Lanterns" })).toBe("Paper Lanterns");
});

it.each([
  [new Failure("song_not_found"), "This song is gone"],
  [new Failure("no_right"), "is not shared with you"],
])("a song that goes while it is shown is not shown on: %s", async (refusal, said) => {
  expect(await shownAfter(refusal)).toContain(said);
  expect(await shownAfter(refusal)).not.toContain("Paper Lanterns");
});

it("a song is shown on while the server fails", async () => {
  expect(await shownAfter(new Failure("database_away"))).toBe("Paper Lanterns");
});

it("an address that names no song says so", () => {
  expect(shown(Number("nothing"))).toContain("No song ID provided");
  expect(shown(Number("nothing"))).toContain('href="/songs/index"');
  expect(shown(0)).toContain("No song ID provided");
});

it("an answer without a song says so", () => {
  expect(shown(7, null)).toContain("No song data provided");
});

const failed = (error: Error) =>
  renderToStaticMarkup(<RecordFailed error={error} onRetry={() => {}} />);

it("a song that is gone is an invalid record", () => {
  expect(failed(new Failure("song_not_found"))).toContain("Fetch Error, Invalid Record");
  expect(failed(new Failure("song_not_found"))).not.toContain("Try again");
});

it("a song that did not come can be asked for again", () => {
  expect(failed(new Failure("database_away"))).toContain("Error Fetching Data");
  expect(failed(new Failure("database_away"))).toContain("Try again");
});
