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

  interface StoredObject {
    readonly bucket: string;
    readonly key: string;
    content: Buffer | NodeJS.ReadableStream;
  }

  type PutObject = (object: StoredObject) => Promise<{ size: number }>;

  export default class S3rver {
    constructor(options: Options);
    readonly store: {
      getObject: GetObject;
      putObject: PutObject;
      getResourcePath(bucket: string, key: string, resource: "object"): string;
    };
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
