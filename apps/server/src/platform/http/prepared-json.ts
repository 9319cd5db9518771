/**
 * The JSON of rows whose projection is checked against the answer's schema by the compiler, so that nothing else can be in
 * it: the thousands of a long list need not be parsed by the schema one by one.
 */
export class PreparedJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
