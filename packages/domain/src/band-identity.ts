/** The band's name in addresses: readable, unique, and kept when the name changes. */

/** Latin letters that do not decompose into a base letter and an accent. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * Lower-case words joined by hyphens. Latin letters lose their accents; letters of other scripts stay, since an address
 * carries them percent-encoded. A name without letters or digits becomes "band".
 */
export function slugify(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .replace(/['‘’]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return slug === "" ? "band" : slug;
}

/** The slug of the name, or the first of slug-2, slug-3, … that is not taken. */
export function uniqueIdentity(name: string, taken: ReadonlySet<string>): string {
  const slug = slugify(name);
  let identity = slug;
  for (let number = 2; taken.has(identity); number += 1) identity = `${slug}-${number}`;
  return identity;
}
