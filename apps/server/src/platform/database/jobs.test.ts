import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { addFullBand } from "../../../test/full-band.ts";

const test = await testDatabase();
const { database, asSuperuser } = test;
const { bandId, userId } = await addFullBand(test, "Ours");

const add = { text: "select bandstand.add_job($1, $2::json)" };
const jobs = () =>
  asSuperuser(
    `select t.identifier as task, j.payload, j.key from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  );

describe("a job added by a transaction", () => {
  it("is about the transaction's band, whatever it says itself", async () => {
    await database.band({ bandId }, (tx) =>
      tx.rows(add, ["make-peaks", '{"songId":5,"bandId":999}']),
    );
    expect(await jobs()).toEqual([
      { task: "make-peaks", payload: { songId: 5, bandId }, key: null },
    ]);
  });

  it("goes with a transaction that is undone", async () => {
    const before = await jobs();
    const undone = database.band({ bandId }, async (tx) => {
      await tx.rows(add, ["make-peaks", "{}"]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await jobs()).toEqual(before);
  });

  it("is about no band when a person adds it, and as said when the system does", async () => {
    await database.person({ userId }, (tx) => tx.rows(add, ["mail", '{"bandId":999}']));
    await database.system((tx) => tx.rows(add, ["tidy", '{"bandId":7}']));
    expect((await jobs()).slice(-2)).toEqual([
      { task: "mail", payload: {}, key: null },
      { task: "tidy", payload: { bandId: 7 }, key: null },
    ]);
  });

  it("is about no other band because its statement calls itself the system's", async () => {
    const asSystem = {
      text: `select bandstand.add_job('mail', '{"bandId":999}')
             from (select set_config('bandstand.scope', '', true) as c offset 0) changed where c is not null`,
    };
    await database.band({ bandId }, (tx) => tx.rows(asSystem));
    await database.person({ userId }, (tx) => tx.rows(asSystem));
    const added = (await jobs()).slice(-2).map((job) => job["payload"] as object);
    for (const payload of added) expect(payload).not.toHaveProperty("bandId", 999);
  });

  it("replaces only its own band's job of the same key", async () => {
    const keyed = { text: "select bandstand.add_job('resize', '{}', job_key => 'logo')" };
    await database.band({ bandId }, (tx) => tx.rows(keyed));
    await database.band({ bandId }, (tx) => tx.rows(keyed));
    await database.system((tx) => tx.rows(keyed));
    const keys = (
      await asSuperuser(
        "select key from graphile_worker._private_jobs where key is not null order by 1",
      )
    ).map((row) => row["key"] as string);
    expect(keys).toEqual([`band ${bandId}: logo`, "logo"]);
  });

  it("cannot be added by the public", async () => {
    await expect(database.public((tx) => tx.rows(add, ["mail", "{}"]))).rejects.toThrow(
      "permission denied",
    );
  });
});
