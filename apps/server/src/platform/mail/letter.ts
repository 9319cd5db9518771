/** A mail as data. Both of its versions are made from it, so that they always say the same. */
export interface Letter {
  readonly subject: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** In whose name it comes, where that is not the product's. `logoUrl` is a web address. */
  readonly sender?: { readonly name: string; readonly logoUrl: string | null };
  /** What it is about as label and value, before the action. */
  readonly facts?: readonly Fact[];
  /** Further places to go, less than the action. */
  readonly links?: readonly MailLink[];
  /** The one thing to do. `url` is a web address. */
  readonly action?: MailLink;
  /** What goes with the action, as label and value. */
  readonly details?: readonly Fact[];
  /** Why the reader got this mail, and what to do when it is not for them. */
  readonly footnote: string;
  /** Where the reader stops these mails: an address that stands in the footnote. */
  readonly stopUrl?: string;
}

export type Fact = readonly [label: string, value: string];

/** `url` is a web address. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
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
