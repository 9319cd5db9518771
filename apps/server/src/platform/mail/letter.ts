/** A mail as data. Both of its versions are made from it, so that they always say the same. */
export interface Letter {
  readonly subject: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. `url` is a web address. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Facts as label and value. */
  readonly details?: readonly (readonly [label: string, value: string])[];
  /** Why the reader got this mail, and what to do when it is not for them. */
  readonly footnote: string;
}

export interface Brand {
  readonly name: string;
  readonly light: Colours;
  readonly dark: Colours;
}

/** `#rrggbb` each. */
export interface Colours {
  readonly ground: string;
  readonly surface: string;
  readonly line: string;
  readonly text: string;
  readonly soft: string;
  readonly accent: string;
  readonly accentInk: string;
}

/** The address of an action, as it may stand in a mail. Throws `TypeError` for what is not a web address. */
export function actionUrl(url: string): string {
  const parsed = new URL(url);
  if (parsed.protocol !== "https:" && parsed.protocol !== "http:") {
    throw new TypeError("The action of a mail is not a web address.");
  }
  return parsed.href;
}
