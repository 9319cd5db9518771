import { type Counted, useAreaCount } from "../../records/counts/area-count.ts";

export function AreaCount({ of, className }: { of: Counted; className: string | undefined }) {
  const count = useAreaCount(of);
  if (count === null || count === undefined) return null;
  return <span className={className}>{count.toLocaleString("en-GB")}</span>;
}
