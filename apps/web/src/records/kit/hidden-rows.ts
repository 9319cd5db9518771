/** The rows that the filters of a list keep away, by the tag that each of them has. */
import type { HiddenRows } from "../../ui/list-frame/list-options.ts";

interface HiddenRowsOptions<Row, Tag extends string> {
  rows: readonly Row[];
  /** Those that the filters leave. */
  shown: readonly Row[];
  tags: readonly { tag: Tag; name: string }[];
  tagOf: (row: Row) => Tag;
  /** Shows the rows with these tags besides. */
  onShow: (tags: readonly Tag[]) => void;
}

export function hiddenRows<Row, Tag extends string>(
  options: HiddenRowsOptions<Row, Tag>,
): HiddenRows<Row> {
  const { rows, shown, tags, tagOf, onShow } = options;
  const isShown = new Set(shown);
  const byTag = Map.groupBy(
    rows.filter((row) => !isShown.has(row)),
    tagOf,
  );
  return {
    groups: tags.flatMap(({ tag, name }) => {
      const hidden = byTag.get(tag);
      return hidden ? [{ key: tag, label: name, rows: hidden }] : [];
    }),
    onShow: (keys) => onShow(tags.map(({ tag }) => tag).filter((tag) => keys.includes(tag))),
  };
}
