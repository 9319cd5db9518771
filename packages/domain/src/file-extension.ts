/** In lower case and without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  return /[^./\\]\.([^./\\\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}
