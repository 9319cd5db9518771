import type { ComponentProps } from "react";
import type { HeadingLevel } from "./heading-level.ts";

export function Heading({ level, ...props }: ComponentProps<"h1"> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const;
  return <Tag {...props} />;
}
