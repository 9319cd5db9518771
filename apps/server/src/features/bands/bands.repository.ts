/** The band that a transaction is of. */
import { type Band, band, type SaveBand } from "@bandstand/contracts/bands";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { NEWS_FIELDS } from "@bandstand/domain/dashboard-news";
import { FORMER_ROLE } from "@bandstand/domain/roles";
import { eq } from "drizzle-orm";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { bands } from "../../platform/database/schema/bands.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import type { LastSaved } from "../../records/kit/record-lock.ts";
import type { BandNews } from "./news.ts";

const FIELDS = selected(bands, fieldsOf(without(band.shape, ["Genre", "Members"])), "b");

/** Whole: what is for administrators alone is taken out where it is told. */
export async function findBand(tx: BandTransaction): Promise<Band | undefined> {
  const [row] = await tx.rows<Band>(
    {
      name: "find_band",
      text: `
        select ${FIELDS},
          case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as "Genre",
          (select coalesce(json_agg(json_build_object('id', m.id, 'nickname', m.nickname, 'instrument', m.instrument,
              'avatarFilename', m.avatar_filename, 'Role', json_build_object('id', r.id, 'name', r.name, 'tag', r.tag))
              order by r.sequence, coalesce(m.number, 999), lower(m.nickname), m.id), '[]')
            from band_users m join roles r on r.id = m.role_id and r.tag <> '${FORMER_ROLE}'
            where m.band_id = b.id and (m.leaving_date is null or m.leaving_date >= current_date)) as "Members"
        from bands b left join genres g on g.id = b.genre_id
        where b.id = $1`,
    },
    [tx.bandId],
  );
  return row;
}

/** Holds the band's row until the transaction ends, and tells its news and who has saved it last. */
export async function lockBand(tx: BandTransaction): Promise<(LastSaved & BandNews) | undefined> {
  const [row] = await tx.rows<LastSaved & BandNews>(
    {
      name: "lock_band",
      text: `
        select ${selected(bands, ["updatedAt", ...NEWS_FIELDS], "b")}, m.nickname as "changedBy"
        from bands b left join band_users m on m.band_id = b.id and m.id = b.updated_by_id
        where b.id = $1 for no key update of b`,
    },
    [tx.bandId],
  );
  return row;
}

export async function updateBand(
  tx: BandTransaction,
  fields: Omit<SaveBand, "id" | "updatedAt">,
): Promise<void> {
  await tx.db.update(bands).set(fields).where(eq(bands.id, tx.bandId));
}
