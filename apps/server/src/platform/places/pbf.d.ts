/** What we use of it; the package brings no types. */
declare module "pbf" {
  export default class Pbf {
    pos: number;
    readonly length: number;
    constructor(bytes: Uint8Array);
    readVarint(): number;
    readSVarint(): number;
    readString(): string;
    readMessage<T>(readField: (tag: number, message: T, pbf: Pbf) => void, message: T): T;
  }
}
