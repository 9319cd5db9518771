/**
 * JSON that is there already: PostgreSQL built it whole, or it is kept as it was sent before. No schema sees it on its way out:
 * tests hold what is built to the answer's schema.
 */
export class PreparedJson {
  readonly content: string | Buffer;

  constructor(content: string | Buffer) {
    this.content = content;
  }
}
