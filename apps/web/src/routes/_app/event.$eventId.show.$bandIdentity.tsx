/** Leads to an event of any band that the person is in. Outside of the shell, which would go to the dashboard of a band that opens. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { openBandOf } from "../../app/session/open-band-of.ts";

export const Route = createFileRoute("/_app/event/$eventId/show/$bandIdentity")({
  beforeLoad: async ({ context: { session, notifications }, location, params, preload }) => {
    if (preload) return;
    await session.ready();
    if (session.bandUser() === null) {
      redirect({ to: "/signin", search: { back: location.href }, throw: true });
    }
    try {
      if (await openBandOf(params.bandIdentity, session)) notifications.success("Switched Band");
    } catch (error) {
      notifications.failed("The band was not switched", error);
    }
    const { eventId } = params;
    redirect({ to: "/event/$eventId", params: { eventId }, replace: true, throw: true });
  },
});
