/** What we use of it; the package brings no types. */
declare module "autocannon" {
  export interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    method?: "GET" | "POST";
    headers?: Record<string, string>;
    body?: string;
    /** Threads beside this one, that make the requests in its place. */
    workers?: number;
  }
  export interface Result {
    /** Seconds. */
    duration: number;
    requests: { total: number };
    errors: number;
    statusCodeStats: Record<string, { count: number }>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
