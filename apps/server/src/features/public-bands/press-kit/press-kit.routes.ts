import type { pressKitEndpoints } from "@bandstand/contracts/press-kit";
import type { Handlers } from "../../../platform/http/router.ts";
import { type PressKitServices, read, save, saveAddress } from "./press-kit.use-cases.ts";

export function pressKitHandlers(services: PressKitServices): Handlers<typeof pressKitEndpoints> {
  return {
    getPressKit: ({ caller }) => read(services, caller),
    savePressKit: ({ caller, body }) => save(services, caller, body),
    savePressAddress: ({ caller, body }) => saveAddress(services, caller, body.isOpen),
  };
}
