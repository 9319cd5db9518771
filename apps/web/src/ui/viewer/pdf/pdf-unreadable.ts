/** By itself, so that who tells of it loads no PDF. */
export class PdfUnreadable extends Error {
  readonly why: "broken" | "locked";

  constructor(why: "broken" | "locked", cause: unknown) {
    super(`This PDF is ${why}.`, { cause });
    this.why = why;
  }
}
