/** JSON that PostgreSQL built whole; its projection comes from the answer's schema, so nothing else can be in it. */
export class PreparedJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
