/** Signs that ChordPro would take for its own, as `\u005b` for a bracket. */

export function decoded(text: string): string {
  if (!text.includes("\\u")) return text;
  return text.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

export function encoded(text: string, signs: RegExp): string {
  return text.replace(signs, escaped);
}

export function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
