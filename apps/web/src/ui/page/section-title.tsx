import { type ComponentProps, use } from "react";
import { HeadingLevelContext } from "./heading-level.ts";
import { Heading } from "./heading.tsx";

/** Heads a part of what is shown, one level below its title: that of the page, or of the window that stands on one. */
export function SectionTitle(props: ComponentProps<"h1">) {
  return <Heading level={use(HeadingLevelContext)} {...props} />;
}
