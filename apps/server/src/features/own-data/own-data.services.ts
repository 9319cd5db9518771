import type { Services } from "../../services.ts";

export type OwnDataServices = Pick<
  Services,
  "database" | "files" | "passwords" | "throttle" | "slowdown" | "limits" | "log" | "now"
>;
