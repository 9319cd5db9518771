import { describe, expect, inject, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { addFullBand } from "../../../test/full-band.ts";

const test = await testDatabase();
const { database, asSuperuser } = test;
const ours = await addFullBand(test, "Ours");
const theirs = await addFullBand(test, "Theirs");

describe("a band's transaction", () => {
  it("runs as a role that owns nothing and may not skip the policies", async () => {
    const [role] = await database.band({ bandId: ours.bandId }, (tx) =>
      tx.rows({
        text: "select rolcanlogin, rolsuper, rolbypassrls, rolinherit from pg_roles where rolname = current_user",
      }),
    );
    expect(role).toMatchObject({ rolcanlogin: false, rolsuper: false, rolbypassrls: false });
  });

  it("does not become the system, or see more, by RESET ROLE", async () => {
    const seen = await database.band({ bandId: ours.bandId }, async (tx) => {
      await tx.rows({ text: "reset role" });
      const [public_] = await tx.rows({
        text: "select current_user = 'bandstand_public' as is_public",
      });
      return public_;
    });
    expect(seen).toEqual({ is_public: true });
    const songs = database.band({ bandId: ours.bandId }, async (tx) => {
      await tx.rows({ text: "reset role" });
      return tx.rows({ text: "select * from songs" });
    });
    await expect(songs).rejects.toThrow("permission denied");
  });

  it.each([
    "set local role bandstand_system",
    "select set_config('role', 'bandstand_system', true)",
    "set role bandstand_system",
  ])("may not become the system: %s", async (text) => {
    const system = database.band({ bandId: ours.bandId }, async (tx) => {
      await tx.rows({ text: "set session authorization default" });
      await tx.rows({ text });
    });
    await expect(system).rejects.toThrow("permission denied");
  });

  it("gains nothing by leaving its role within a statement", async () => {
    const inNone = (text: string) =>
      database.band({ bandId: ours.bandId }, async (tx) => {
        await tx.rows({ text: "select set_config('role', 'none', true)" });
        return tx.rows({ text });
      });
    const login =
      "select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolinherit from pg_roles where rolname = current_user";
    expect(await inNone(login)).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        rolinherit: false,
      },
    ]);
    for (const secret of ["songs", "users", "user_passwords", "server_secrets", "tokens"])
      await expect(inNone(`select * from bandstand.${secret}`)).rejects.toThrow(
        "permission denied",
      );
    await expect(inNone("select * from graphile_worker.jobs")).rejects.toThrow("permission denied");
    for (const outside of [
      "select pg_read_file('/etc/passwd')",
      "select pg_ls_dir('.')",
      "select rolpassword from pg_authid",
      "copy (select 1) to program 'true'",
      "create role intruder",
    ])
      await expect(inNone(outside)).rejects.toThrow(/permission denied|must be/);
  });

  it("has no other login's rights to take either", async () => {
    const { logins } = inject("postgres");
    const rolesOf = async (login: string | undefined) => {
      const rows = await asSuperuser<{ name: string }>(
        `select r.rolname as name from pg_auth_members m join pg_roles r on r.oid = m.roleid
         where m.member = $1::regrole order by 1`,
        [login],
      );
      return rows.map(({ name }) => name);
    };
    expect(await rolesOf(logins?.requests.user)).toEqual([
      "bandstand_person",
      "bandstand_public",
      "bandstand_request",
    ]);
    expect(await rolesOf(logins?.system.user)).toEqual(["bandstand_system"]);
  });

  it("leaves nothing of its scope to the next on the connection", async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, turn) => {
        const { bandId } = turn % 2 === 0 ? ours : theirs;
        const rows = await database.band({ bandId }, (tx) =>
          tx.rows({ text: "select band_id from songs" }),
        );
        expect(rows).toEqual([{ band_id: bandId }]);
        expect(
          await database.public((tx) =>
            tx.rows({ text: "select bandstand.current_band() as band" }),
          ),
        ).toEqual([{ band: null }]);
      }),
    );
  });

  it("takes no id that is not one", () => {
    const odd = [0, -1, 1.5, Number.NaN, 2 ** 31];
    for (const bandId of odd)
      expect(() => database.band({ bandId }, async () => {})).toThrow(RangeError);
  });

  it("signs what it changes with its member", async () => {
    const scope = { bandId: ours.bandId, bandUserId: ours.bandUserId };
    const [song] = await database.band(scope, (tx) =>
      tx.rows(
        {
          text: "insert into songs (band_id, title, artist, song_status_id) values ($1, 'Elm', 'Us', 2) returning updated_by_id",
        },
        [ours.bandId],
      ),
    );
    expect(song).toEqual({ updated_by_id: ours.bandUserId });
  });
});

describe("a person's transaction", () => {
  const asAlex = <Row>(text: string) =>
    database.person({ userId: ours.userId }, (tx) => tx.rows<Row>({ text }));

  it("sees one's own account, memberships, bands and sign-ins", async () => {
    expect(await asAlex("select id from users")).toEqual([{ id: ours.userId }]);
    expect(await asAlex("select id from band_users")).toEqual([{ id: ours.bandUserId }]);
    expect(await asAlex("select id from bands")).toEqual([{ id: ours.bandId }]);
    expect(await asAlex("select hash from tokens")).toEqual([{ hash: "token of Ours" }]);
    expect(await asAlex("select priv from band_user_menu_options")).toEqual([{ priv: "R" }]);
  });

  it("changes one's own account only", async () => {
    expect(await asAlex("update users set forename = 'Alex' returning id")).toEqual([
      { id: ours.userId },
    ]);
  });

  it("has no way to a band's own rows, a password's hash, or more rights", async () => {
    await expect(asAlex("select * from songs")).rejects.toThrow("permission denied");
    await expect(asAlex("select * from user_passwords")).rejects.toThrow("permission denied");
    await expect(asAlex("update band_users set administrator_enabled = true")).rejects.toThrow(
      "permission denied",
    );
  });
});

describe("the public's transaction", () => {
  const asAnyone = <Row>(text: string) => database.public((tx) => tx.rows<Row>({ text }));

  it("reads of a band what its public page shows", async () => {
    expect(await asAnyone("select name from public_bands order by name")).toEqual([
      { name: "Ours" },
      { name: "Theirs" },
    ]);
    await expect(asAnyone("select passwords from bands")).rejects.toThrow("permission denied");
  });

  it("reads of its members those who are confirmed, current and in the role of member", async () => {
    const before = await asAnyone("select band_id from public_band_members order by 1");
    expect(before).toEqual([{ band_id: ours.bandId }, { band_id: theirs.bandId }]);
    const fromOurs = [{ band_id: ours.bandId }];
    for (const [change, back] of [
      ["leaving_date = '2020-01-01'", "leaving_date = null"],
      ["confirmed_at = null", "confirmed_at = now()"],
      ["role_id = 2", "role_id = 1"],
    ]) {
      const set = `update bandstand.band_users set`;
      await asSuperuser(`${set} ${change} where band_id = $1`, [theirs.bandId]);
      expect(await asAnyone("select band_id from public_band_members")).toEqual(fromOurs);
      await asSuperuser(`${set} ${back} where band_id = $1`, [theirs.bandId]);
    }
    await expect(asAnyone("select user_id from band_users")).rejects.toThrow("permission denied");
  });

  const changes = [
    "draft = true",
    "private_event = true",
    "event_type_id = 2",
    "event_status_id = 1",
  ];
  it.each(changes)("reads no event with %s", async (change) => {
    const [event] = await asSuperuser<{ id: number }>(
      `insert into bandstand.events (band_id, name, event_date, event_type_id, event_status_id, draft)
       values ($1, 'Gig', '2027-05-01', 1, 3, false) returning id`,
      [ours.bandId],
    );
    const listed = async () =>
      (await asAnyone<{ id: number }>("select id from public_events")).map(({ id }) => id);
    expect(await listed()).toContain(event?.id);
    await asSuperuser(`update bandstand.events set ${change} where id = $1`, [event?.id]);
    expect(await listed()).not.toContain(event?.id);
  });

  it("reads a gig with its venue's address, and neither fee nor private notes", async () => {
    expect(
      await asAnyone(
        `select name, event_date, venue_name from public_events where id = ${ours.eventId}`,
      ),
    ).toEqual([{ name: "Harvest dance", event_date: "2027-09-18", venue_name: "The Anchor" }]);
    await expect(asAnyone("select fee from events")).rejects.toThrow("permission denied");
    await expect(asAnyone("select private_notes from venues")).rejects.toThrow("permission denied");
  });

  it("finds pictures by name, and no recording", async () => {
    expect(await asAnyone("select filename from public_pictures order by 1")).toEqual([
      { filename: "Ours.png" },
      { filename: "Theirs.png" },
    ]);
  });

  it("writes nothing", async () => {
    await expect(asAnyone("delete from bands")).rejects.toThrow("read-only transaction");
    await expect(asAnyone("set transaction read write")).rejects.toThrow("before any query");
  });
});

describe("the system's transaction", () => {
  it("sees every band, and changes no table's shape", async () => {
    const [row] = await database.system((tx) => tx.rows({ text: "select count(*) from bands" }));
    expect(row).toEqual({ count: 2 });
    await expect(
      database.system((tx) => tx.rows({ text: "drop table bookmarks" })),
    ).rejects.toThrow("must be owner");
  });

  it("reads one row without a transaction around it", async () => {
    const token = { name: "find_token", text: "select band_id from tokens where hash = $1" };
    expect(await database.systemOne(token, ["token of Theirs"])).toEqual({
      band_id: theirs.bandId,
    });
    expect(await database.systemOne(token, ["unknown"])).toBeNull();
  });

  it("writes nothing when it only reads", async () => {
    const written = database.system((tx) => tx.rows({ text: "delete from tokens" }), {
      readOnly: true,
    });
    await expect(written).rejects.toThrow("read-only transaction");
  });
});
