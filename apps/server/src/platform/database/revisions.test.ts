import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { addFullBand } from "../../../test/full-band.ts";

const test = await testDatabase();
const { database, asSuperuser } = test;
const ours = await addFullBand(test, "Ours");
const theirs = await addFullBand(test, "Theirs");
const { songId, bandUserId } = ours;

const areas = ["SO", "SL", "EV", "VN", "BU", "OD", "FL", "DB"];

/** The areas of a band whose revision moves through the work. */
async function moved(work: () => Promise<unknown>, { bandId } = ours): Promise<string[]> {
  const read = async () => {
    const rows = await asSuperuser<{ area: string; revision: string }>(
      "select area, bandstand.revision($1, area) as revision from unnest($2::text[]) area",
      [bandId, areas],
    );
    return new Map(rows.map(({ area, revision }) => [area, Number(revision)]));
  };
  const before = await read();
  await work();
  const after = await read();
  return areas.filter((area) => (after.get(area) ?? 0) > (before.get(area) ?? 0));
}

const run = (text: string, values: unknown[] = []) =>
  database.band({ bandId: ours.bandId, bandUserId }, (tx) => tx.rows({ text }, values));

describe("an area's revision", () => {
  it.each([
    [
      "insert into songs (band_id, title, artist, song_status_id) select id, 'Elm', 'Us', 2 from bands",
      ["SO"],
    ],
    [`update songs set lyrics = 'La' where id = ${songId}`, ["SO"]],
    [`update songs set title = 'Elm Tree' where id = ${songId}`, ["SO", "SL", "OD"]],
    [`update song_ratings set rating = 3 where song_id = ${songId}`, ["SO"]],
    ["update bookmarks set sequence = 2", ["SO"]],
    ["update setlists set name = 'Winter'", ["SL", "EV"]],
    ["update setlist_songs set featuring = 'Sam'", ["SL"]],
    ["update setlist_interludes set seconds = 600", ["SL"]],
    ["update live_viewers set seen_at = now()", []],
    ["update events set name = 'Ball'", ["SL", "EV", "VN", "OD"]],
    ["update event_answers set note = 'Late'", ["EV"]],
    ["update deputy_askings set note = 'Late'", ["EV"]],
    ["update asked_deputies set outcome = 'declined'", ["EV"]],
    ["update event_expenses set amount = 70", ["EV"]],
    ["update event_shares set share = 2", ["EV"]],
    ["update gig_reports set break_minutes = 30", ["EV"]],
    ["update played_songs set sequence = 2", ["EV"]],
    ["update event_invoices set due_date = '2027-10-10'", ["EV"]],
    ["update invoice_settings set due_days = 30", ["EV"]],
    ["update date_polls set name = 'Early'", ["EV"]],
    ["update date_poll_days set day = '2027-09-11'", ["EV"]],
    ["update date_poll_answers set answer = 'N'", ["EV"]],
    ["update venues set name = 'The Ship'", ["EV", "VN", "OD"]],
    ["update venue_notes set good = 'Lights'", ["VN"]],
    ["update documents set title = 'Contract'", ["VN", "OD"]],
    ["update band_users set nickname = 'Lex'", ["BU", "OD"]],
    ["update band_user_menu_options set priv = 'W'", ["BU"]],
    ["update followers set location = 'Leeds'", ["FL"]],
    ["update bands set dashboard_announcement = 'News'", ["DB"]],
    ["update band_user_songs set notes = 'Slowly'", []],
    ["update practices set seconds = 900", ["DB"]],
  ])("moves with %s in %j", async (statement, expected) => {
    expect((await moved(() => run(statement))).toSorted()).toEqual(expected.toSorted());
  });

  it("moves in the bands of a person who changes their own account", async () => {
    const change = () =>
      database.person({ userId: ours.userId }, (tx) =>
        tx.rows({ text: "update users set forename = 'Lee'" }),
      );
    expect(await moved(change)).toEqual(["BU"]);
    expect(await moved(change, theirs)).toEqual([]);
  });

  it("moves in the bands of a person who is away", async () => {
    const change = () =>
      database.person({ userId: ours.userId }, (tx) =>
        tx.rows({ text: "update blocked_dates set last_day = last_day + 1" }),
      );
    expect(await moved(change)).toEqual(["EV"]);
    expect(await moved(change, theirs)).toEqual([]);
  });

  it.each(["songs set title = 'Ash'", "venues set name = 'The Ash'"])(
    "stays when a statement on %s changes no row",
    async (change) => {
      expect(await moved(() => run(`update ${change} where id = -1`))).toEqual([]);
    },
  );

  it("stays in every other band", async () => {
    expect(await moved(() => run("update songs set title = 'Oak'"), theirs)).toEqual([]);
  });

  it("is seen only once the changing transaction is committed, and not when it is undone", async () => {
    const during: string[][] = [];
    const undone = await moved(() =>
      database
        .band({ bandId: ours.bandId }, async (tx) => {
          during.push(await moved(() => tx.rows({ text: "update songs set bpm = 90" })));
          throw new Error("undone");
        })
        .catch(() => {}),
    );
    expect(during).toEqual([[]]);
    expect(undone).toEqual([]);
  });

  it("counts each of many changes at once", async () => {
    const revision = async () => {
      const [row] = await asSuperuser<{ revision: string }>("select bandstand.revision($1, 'SO')", [
        ours.bandId,
      ]);
      return Number(row?.revision);
    };
    const before = await revision();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        run(
          "insert into songs (band_id, title, artist, song_status_id) values ($1, 'Elm', 'Us', 2)",
          [ours.bandId],
        ),
      ),
    );
    expect(await revision()).toBe(before + 20);
  });

  it("goes with its band", async () => {
    const gone = await addFullBand(test, "Gone");
    await database.band({ bandId: gone.bandId, bandUserId: gone.bandUserId }, (tx) =>
      tx.rows({ text: "delete from bands" }),
    );
    expect(
      await asSuperuser("select * from bandstand.band_revisions where band_id = $1", [gone.bandId]),
    ).toEqual([]);
    expect(
      await asSuperuser("select * from bandstand.outgoing_mails where band_id = $1", [gone.bandId]),
    ).toEqual([]);
  });
});
