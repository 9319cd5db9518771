import type { Services } from "../../services.ts";

export type MemberServices = Pick<Services, "database" | "throttle" | "limits" | "now">;
