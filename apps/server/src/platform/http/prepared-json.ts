/** JSON that PostgreSQL built whole. No schema sees it on its way out: tests hold what is built to the answer's schema. */
export class PreparedJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
