import type { invitationLinkEndpoints } from "@bandstand/contracts/invitation-links";
import type { Handlers } from "../../platform/http/router.ts";
import { makeLink, readLink, signInByLink, startByLink } from "./invitation-links.use-cases.ts";
import { clientOf } from "./session.ts";
import type { SignInServices } from "./sign-in.use-cases.ts";

export function invitationLinkHandlers(
  services: SignInServices,
): Handlers<typeof invitationLinkEndpoints> {
  return {
    makeInvitationLink: ({ caller, params }) => makeLink(services, caller, params.id),
    readInvitationLink: ({ body, request }) =>
      readLink(services, { ...body, ...clientOf(request) }),
    signInByInvitation: ({ body, request }) =>
      signInByLink(services, { ...body, ...clientOf(request) }),
    startByInvitation: ({ body, request }) =>
      startByLink(services, { ...body, ...clientOf(request) }),
  };
}
