import { actorWith, type ActorOfTest } from "@bandstand/domain/actor.fixture";
import { canSeeDocument } from "@bandstand/domain/document-permissions";
import fc from "fast-check";
import { expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { isVisible, sightOf } from "./visible-documents.ts";

const { database } = await testDatabase();

const privilege = fc.constantFrom("H", "R", "W");
const actor: fc.Arbitrary<ActorOfTest> = fc
  .record({
    administratorEnabled: fc.boolean(),
    superAdministratorEnabled: fc.boolean(),
    bookingsEnabled: fc.boolean(),
    editEnabled: fc.boolean(),
    roleId: fc.constantFrom(null, 1, 2),
    OD: privilege,
    SO: privilege,
    VN: privilege,
    EV: privilege,
  })
  .map(({ OD, SO, VN, EV, ...flags }) => ({ ...flags, areas: { OD, SO, VN, EV } }));

const document = fc
  .record({
    admins: fc.boolean(),
    roleId: fc.constantFrom(null, 1, 2),
    place: fc.constantFrom(null, "songId", "venueId", "eventId"),
  })
  .map(({ admins, roleId, place }) => ({
    admins,
    roleId,
    songId: place === "songId" ? 1 : null,
    venueId: place === "venueId" ? 1 : null,
    eventId: place === "eventId" ? 1 : null,
  }));

/** In one statement: what is asked of the database costs most. */
async function isVisibleInSql(
  of: ReturnType<typeof actorWith>,
  documents: readonly unknown[],
): Promise<boolean[]> {
  const rows = await database.public((tx) =>
    tx.rows<{ seen: boolean }>(
      {
        text: `
          select coalesce(${isVisible("d", 2)}, false) as seen
          from json_to_recordset($1::json)
            d (admins boolean, role_id integer, song_id integer, venue_id integer, event_id integer, place integer)
          order by d.place`,
      },
      [JSON.stringify(documents), ...sightOf(of)],
    ),
  );
  return rows.map(({ seen }) => seen);
}

it("the condition in SQL sees what the rule sees, whoever looks at whatever document", async () => {
  await fc.assert(
    fc.asyncProperty(
      actor,
      fc.array(document, { minLength: 10, maxLength: 30 }),
      async (given, documents) => {
        const member = actorWith(given);
        const inSql = await isVisibleInSql(
          member,
          documents.map((one, place) => ({
            admins: one.admins,
            role_id: one.roleId,
            song_id: one.songId,
            venue_id: one.venueId,
            event_id: one.eventId,
            place,
          })),
        );
        expect(inSql).toEqual(documents.map((one) => canSeeDocument(member, one)));
      },
    ),
    { numRuns: 150 },
  );
});
