import type { Services } from "../../services.ts";

export type AccountServices = Pick<
  Services,
  "database" | "passwords" | "throttle" | "slowdown" | "limits"
>;
