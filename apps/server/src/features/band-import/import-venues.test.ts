import { importFromBand, listImportable } from "@bandstand/contracts/band-import";
import { listVenues } from "@bandstand/contracts/venues";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { newVenue } from "../../../test/venues.ts";
import {
  addDocument,
  filesOfBand,
  type Side,
  type TwoBands,
  twoBands,
} from "./two-bands.fixture.ts";

const api = await testApi();
const venuesOf = ({ bandId }: Side) => ({ bandId: String(bandId), type: "venues" as const });

const bring = (
  { source, target }: TwoBands,
  items: { id: number; nameConflict: boolean }[],
  includeDocuments = false,
) =>
  api.call(
    importFromBand,
    { params: venuesOf(source), body: { items, includeDocuments } },
    target.token,
  );

const offered = async ({ source, target }: TwoBands) =>
  (await api.call(listImportable, { params: venuesOf(source) }, target.token)).answer;

describe("importing venues", () => {
  it("offers those of the other band, with what is in the way", async () => {
    const bands = await twoBands(api);
    const crown = await newVenue(api, bands.source.token, { name: "The Half Crown" });
    await newVenue(api, bands.target.token, { name: "the half crown" });
    expect(await offered(bands)).toEqual([
      {
        id: crown.id,
        name: "The Half Crown",
        location: "Ardenbridge",
        nameConflict: true,
        documentCount: 0,
        status: "new",
      },
    ]);
    await bring(bands, [{ id: crown.id, nameConflict: true }]);
    expect(await offered(bands)).toMatchObject([{ status: "imported" }]);
    const { answer } = await api.call(listVenues, {}, bands.target.token);
    expect(answer.map(({ name }) => name)).toEqual([
      "the half crown",
      "The Half Crown (Halcyon Drive)",
    ]);
    expect((await bring(bands, [{ id: crown.id, nameConflict: true }])).answer).toEqual({
      imported: 0,
      skipped: 1,
    });
  });

  it("brings their documents only where asked, with files of their own", async () => {
    const bands = await twoBands(api);
    const crown = await newVenue(api, bands.source.token);
    const filename = `plan-${crown.id}.pdf`;
    await addDocument(api, bands.source, { venueId: crown.id }, filename);
    await bring(bands, [{ id: crown.id, nameConflict: false }], true);
    const papers = await api.asSuperuser<{ filename: string; venue: number }>(
      "select filename, venue_id as venue from bandstand.documents where band_id = $1",
      [bands.target.bandId],
    );
    const [copy] = (await api.call(listVenues, {}, bands.target.token)).answer;
    expect(papers).toEqual([{ filename: expect.any(String), venue: copy?.id }]);
    expect(papers[0]?.filename).not.toBe(filename);
    expect(await filesOfBand(api, bands.target)).toEqual({
      attached: [papers[0]?.filename],
      unattached: [],
      missing: [],
    });
  });

  it("is open to whoever edits venues for bookings, with their documents", async () => {
    const bands = await twoBands(api);
    const crown = await newVenue(api, bands.source.token);
    await addDocument(api, bands.source, { venueId: crown.id }, `plan-${crown.id}.pdf`);
    await api.asSuperuser(
      `update bandstand.band_users set administrator_enabled = false, super_administrator_enabled = false,
         bookings_enabled = true where id = $1`,
      [bands.target.bandUserId],
    );
    await api.asSuperuser(
      "update bandstand.band_user_menu_options set priv = 'H' where band_user_id = $1",
      [bands.target.bandUserId],
    );
    expect(await offered(bands)).toMatchObject([{ id: crown.id, status: "new" }]);
    const items = [{ id: crown.id, nameConflict: false }];
    expect((await bring(bands, items, true)).answer).toEqual({ imported: 1, skipped: 0 });
    expect((await filesOfBand(api, bands.target)).attached).toHaveLength(1);
    const params = { ...venuesOf(bands.source), type: "songs" as const };
    expect((await api.call(listImportable, { params }, bands.target.token)).status).toBe(403);
  });

  it("is refused of a band that one does not administer, and for what the right is not to", async () => {
    const bands = await twoBands(api);
    const crown = await newVenue(api, bands.source.token);
    const stranger = await api.newBand();
    const items = [{ id: crown.id, nameConflict: false }];
    const params = venuesOf(bands.source);
    const strange = await api.call(importFromBand, { params, body: { items } }, stranger.token);
    expect(strange.failure.code).toBe("band_not_found");
    const singer = await newMember(api, bands.target.bandId, { SO: "W" }, "Singer");
    const refused = await api.call(listImportable, { params }, singer.token);
    expect(refused.status).toBe(403);
    const gone = await bring(bands, [{ id: 2_000_000_000, nameConflict: false }]);
    expect(gone.failure.code).toBe("venue_not_found");
  });
});
