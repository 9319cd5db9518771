/** Words somebody typed, however long: what no line would hold may break, and whatever is as short as a word stays whole. */
import { Fragment } from "react";
import { breakable } from "./breakable.ts";

export function LongWords({ children }: { children: string }) {
  return breakable(children).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part has no name but its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
