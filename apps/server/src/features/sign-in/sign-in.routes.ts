import { Failure } from "@bandstand/contracts/failure";
import type { signInEndpoints } from "@bandstand/contracts/sign-in";
import { canRead } from "@bandstand/domain/permissions";
import type { Handlers } from "../../platform/http/router.ts";
import { presentMember } from "../../records/members/band-user.presenter.ts";
import { findBandUser } from "../../records/members/band-user.repository.ts";
import {
  EMAIL_CONFIRMED,
  PASSWORD_RESET,
  RESET_SENT,
  resetPassword,
  sendPasswordReset,
  verifyEmail,
} from "./password-reset.use-cases.ts";
import { endBand } from "./delete-band.use-cases.ts";
import { clientOf } from "./session.ts";
import { addBand, register } from "./registration.use-cases.ts";
import {
  listBands,
  signIn,
  type SignInServices,
  signOut,
  switchBand,
} from "./sign-in.use-cases.ts";

export function signInHandlers(services: SignInServices): Handlers<typeof signInEndpoints> {
  const { database } = services;
  return {
    signIn: ({ body, request }) => signIn(services, { ...body, ...clientOf(request) }),
    register: async ({ body, request, reply }) => {
      const answer = await register(services, { ...body, ...clientOf(request) });
      if ("message" in answer) reply.code(202);
      return answer;
    },
    sendPasswordReset: async ({ body, request }) => {
      await sendPasswordReset(services, { ...body, clientAddress: request.ip });
      return { message: RESET_SENT, error: null };
    },
    resetPassword: async ({ body, request }) => {
      await resetPassword(services, { ...body, clientAddress: request.ip });
      return { message: PASSWORD_RESET, error: null };
    },
    verifyEmail: async ({ body, request }) => {
      const { email } = await verifyEmail(services, { ...body, clientAddress: request.ip });
      return { message: EMAIL_CONFIRMED, email };
    },
    signOut: async ({ caller }) => {
      await signOut(database, caller);
      return undefined;
    },
    listBands: ({ caller }) => listBands(database, caller),
    switchBand: ({ caller, params, request }) =>
      switchBand(database, caller, params.id, clientOf(request)),
    addBand: ({ caller, body, request }) =>
      addBand(services, caller, { ...body, ...clientOf(request) }),
    deleteBand: async ({ caller, params, query, request }) => ({
      next: await endBand(services, caller, { bandId: params.id, ...query }, clientOf(request)),
    }),
    getBandUser: async ({ caller, params }) => {
      const scope = {
        bandId: caller.bandId,
        userId: caller.userId,
        bandUserId: caller.id,
        readOnly: true,
      };
      const member = await database.band(scope, (tx) => findBandUser(tx, caller.bandId, params.id));
      if (!member) throw new Failure("member_not_found");
      if (member.id !== caller.id && !canRead(caller, "BU")) throw new Failure("no_right");
      return presentMember(member, caller);
    },
  };
}
