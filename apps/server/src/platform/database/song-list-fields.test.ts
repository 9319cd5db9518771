import { expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { songs } from "./schema/songs.ts";
import { songListFieldsArguments, songListFieldsBody } from "./song-list-fields.ts";

const { asSuperuser } = await testDatabase();

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** What is expected here and not there is the function that a new migration has to create. */
it("the function behind a song's row of the list tells every field of the contract's row", async () => {
  const functions = await asSuperuser<{ takes: string; says: string }>(
    `select pg_get_function_identity_arguments(oid) as takes, prosrc as says from pg_proc
      where proname = 'song_list_fields' and pronamespace = 'bandstand'::regnamespace`,
  );
  expect(functions.map(({ takes, says }) => ({ takes, says: inOneLine(says) }))).toEqual([
    { takes: songListFieldsArguments(songs), says: inOneLine(songListFieldsBody(songs)) },
  ]);
});
