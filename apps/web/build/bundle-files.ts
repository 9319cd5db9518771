/** Which built files a module needs. */
import type { Rolldown } from "vite";

/**
 * The chunk that holds the module, what it imports at once, and their styles: scripts before the styles they need.
 * @param moduleEnd how the module's id ends, path and query
 * @throws where no chunk holds it
 */
export function filesOf(bundle: Rolldown.OutputBundle, moduleEnd: string): string[] {
  const start = Object.values(bundle).find(
    (chunk) => chunk.type === "chunk" && chunk.moduleIds.some((id) => id.endsWith(moduleEnd)),
  );
  if (start === undefined) throw new Error(`Nothing in the bundle holds ${moduleEnd}`);
  const found = new Set<string>();
  const collect = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || found.has(file)) return;
    found.add(file);
    for (const next of chunk.imports) collect(next);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  };
  collect(start.fileName);
  return [...found];
}
