/** The menus: what the product has areas for, and which privilege a member has on each. */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { AreaTag } from "@bandstand/domain/access-rule";
import type { BandTransaction } from "../../platform/database/transactions.ts";

type Menus = BandUser["menus"];

/** With what a new member starts with; of one area where a tag is given. */
export function listMenus(tx: BandTransaction, tag?: AreaTag): Promise<Menus> {
  return tx.rows<Menus[number]>(
    {
      text: `
        select n.id, n.title, n.switchable, json_agg(json_build_object('id', o.id, 'tag', o.tag, 'title', o.title,
          'default', o.default_priv, 'priv', o.default_priv, 'bandUserMenuOptionId', null,
          'switchable', o.switchable) order by o.sequence) as "MenuOptions"
        from menus n join menu_options o on o.menu_id = n.id
        where $1::text is null or o.tag = $1
        group by n.id order by n.sequence`,
    },
    [tag ?? null],
  );
}

/** The area of each option, by its id. */
export async function areasOfOptions(tx: BandTransaction): Promise<Map<number, AreaTag>> {
  const rows = await tx.arrays<[number, AreaTag]>({
    name: "areas_of_options",
    text: "select id, tag from menu_options",
  });
  return new Map(rows);
}
