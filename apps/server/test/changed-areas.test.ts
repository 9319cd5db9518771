/** What a call changes is what its contract says: by that the browser knows which of its copies are stale. */
import { AREAS_TELLING_OF, areasTellingOf } from "@bandstand/domain/area-graph";
import { describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { fakeYtDlp } from "../src/features/videos/yt-dlp.fixture.ts";
import { testApi } from "./api.ts";
import { ask } from "./ask.ts";
import { byHarm, ENDPOINTS } from "./endpoints.ts";
import { addFullBand } from "./full-band.ts";
import { sampleIdsOf } from "./sample-band.ts";
import { sampleRequests } from "./sample-requests.ts";
import { mp3File } from "./sounds.ts";
import { administratorOfBoth } from "./two-bands-administrator.ts";

const mp3 = mp3File({ seconds: 1 });
const ytDlp = await fakeYtDlp(mp3);
const api = await testApi({ config: readConfig({ YT_DLP: ytDlp.program }) });
const ours = await addFullBand(api, "Ours");
const source = await addFullBand(api, "Source");
const token = await administratorOfBoth(api, ours, source);
const ids = {
  ...(await sampleIdsOf(api, ours)),
  band: source.bandId,
  sourceBand: source.bandId,
  sourceSong: source.songId,
};

const samples = sampleRequests(ids);

/** One's own bookmarks, which their screen keeps as it changes them; and the band that the person was in last. */
const OWN = new Set<string>([
  "switchBand",
  "addBookmark",
  "removeBookmark",
  "orderBookmarks",
  "bookmarkSongs",
]);

async function counters(): Promise<Map<string, string>> {
  const rows = await api.asSuperuser<{ area: string; revision: string }>(
    `select area, sum(revision) as revision from bandstand.band_revisions where band_id = $1 group by area`,
    [ours.bandId],
  );
  return new Map(rows.map(({ area, revision }) => [area, revision]));
}

/** What a call before has left to do in the background moves counters as well, at any time. */
async function untilNoJobWaits(): Promise<void> {
  await expect
    .poll(() =>
      api.asSuperuser(
        "select id from graphile_worker._private_jobs where is_available and run_at <= now() or locked_at is not null",
      ),
    )
    .toEqual([]);
}

async function movedBy(work: () => Promise<unknown>): Promise<string[]> {
  await untilNoJobWaits();
  const before = await counters();
  await work();
  const after = await counters();
  return [...after.keys()].filter((area) => after.get(area) !== before.get(area)).toSorted();
}

/** Where the sample would leave everything as it is. */
const CHANGING: Partial<typeof samples> = {
  saveSong: { params: { id: String(ids.song) }, body: { title: "Marigold" } },
  deleteSong: { params: { id: String(ids.song) }, query: { confirm: "true" } },
  saveSongRating: { body: { songId: ids.song, userId: ids.user, rating: 2 } },
};

it.each(
  byHarm(
    ENDPOINTS.filter(
      ({ name, endpoint: { access } }) => access.kind !== "public" && !OWN.has(name),
    ),
  ),
)(
  "$name moves no counter but those of the tables that its contract names",
  async ({ name, endpoint }) => {
    const request = CHANGING[name] ?? samples[name];
    const moved = await movedBy(() => ask(api, endpoint, request, { token, file: mp3 }));
    const areas: ReadonlySet<string> = areasTellingOf(endpoint.changes ?? []);
    expect(moved.filter((area) => !areas.has(area))).toEqual([]);
  },
);

describe("the triggers of the database", () => {
  it("move for each table the counters of the areas that tell of it", async () => {
    const triggers = await api.asSuperuser<{ table: string; areas: string[] }>(
      `select c.relname as table, array_agg(distinct a.area order by a.area) as areas
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
       cross join lateral regexp_matches(
         replace(encode(t.tgargs, 'escape'), '\\000', ' ') || p.prosrc, '\\m(DB|SL|EV|VN|SO|BU|OD|FL)\\M', 'g') m
       cross join lateral (select m[1] as area) a
       where t.tgname like 'revise%' group by c.relname`,
    );
    expect(Object.fromEntries(triggers.map(({ table, areas }) => [table, areas]))).toEqual(
      AREAS_TELLING_OF,
    );
  });
});
