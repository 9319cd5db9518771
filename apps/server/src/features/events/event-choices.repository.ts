/** What an event may choose from, by its name. */
import type { EventChoices } from "@bandstand/contracts/event-choices";
import { isoText } from "../../platform/database/columns-in-sql.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { PreparedJson } from "../../platform/http/prepared-json.ts";

const CHOICES: Record<keyof EventChoices, string> = {
  venues: `
    select json_agg(json_build_object('id', v.id, 'name', v.name, 'location', v.location) order by lower(v.name), v.id)
    from venues v where v.band_id = $1`,
  setlists: `
    select json_agg(json_build_object('id', l.id, 'name', l.name, 'permanent', l.permanent,
      'updatedAt', ${isoText("l.updated_at")}) order by lower(l.name), l.id)
    from setlists l where l.band_id = $1`,
};

const TEXT = `select json_build_object(${Object.entries(CHOICES)
  .map(([name, choices]) => `'${name}', coalesce((${choices}), '[]')`)
  .join(", ")})::text as json`;

export async function readChoices(tx: BandTransaction): Promise<PreparedJson> {
  const [row] = await tx.rows<{ json: string }>({ name: "event_choices", text: TEXT }, [tx.bandId]);
  if (!row) throw new Error("The choices of an event were not read.");
  return new PreparedJson(row.json);
}
