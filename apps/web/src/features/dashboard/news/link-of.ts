/** Where a link leads that somebody typed as people do. Pure. */

const SCHEME = /^(?:https?:\/\/|mailto:|tel:)\S/i;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s()/-]{5,}$/;
const PLACE = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[:/?#]\S*)?$/u;

/** An address in the web, of a mailbox or of a telephone; null for what is none. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (SCHEME.test(text)) return /\s/.test(text) ? null : text;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`;
  return PLACE.test(text) ? `https://${text}` : null;
}
