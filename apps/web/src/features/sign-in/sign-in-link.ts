/** What a link to one of the public forms may carry. */

export interface SignInLink {
  /** Name or identity of the band to open. */
  band?: string;
  email?: string;
  /** A mailed reset token: opens the form that uses it. */
  reset?: string;
  /** The page that was asked for. */
  back?: string;
}

type Search = Record<string, unknown>;

export function readSignInLink(search: Search): SignInLink {
  const link: SignInLink = {};
  for (const name of ["band", "email", "reset", "back"] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) link[name] = text;
  }
  return link;
}

/** The mailed token that confirms an address; empty where there is none. */
export function readVerifyLink(search: Search): { token: string } {
  return { token: textOf(search["token"]) ?? "" };
}

/** A name that stands more than once in an address counts as its first. */
function textOf(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === "string" ? one : undefined;
}
