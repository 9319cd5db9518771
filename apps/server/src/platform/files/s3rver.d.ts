/** As much of this test server, which has no types of its own, as the tests use. */
declare module "s3rver" {
  interface Options {
    readonly address: string;
    readonly port: number;
    readonly directory: string;
    readonly silent: boolean;
    readonly vhostBuckets: boolean;
  }

  interface Context {
    readonly method: string;
    readonly path: string;
    readonly query: Readonly<Record<string, string | undefined>>;
    readonly response: { status: number; type: string; body: string };
  }

  type GetObject = (
    bucket: string,
    key: string,
    options?: { start?: number; end?: unknown },
  ) => Promise<unknown>;

  export default class S3rver {
    constructor(options: Options);
    readonly store: { getObject: GetObject };
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
