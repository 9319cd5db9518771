import { createFileRoute, useRouter } from "@tanstack/react-router";
import { InvitationPage } from "../../features/sign-in/invitation-page.tsx";

export const Route = createFileRoute("/_public/invitation")({
  loader: async ({ context, location }) => {
    const { readInvitation } = await import("../../features/sign-in/read-invitation.ts");
    return readInvitation(context.services.client, location.hash);
  },
  component: Invitation,
});

function Invitation() {
  const read = Route.useLoaderData();
  const router = useRouter();
  return (
    <InvitationPage
      read={read}
      onTryAgain={() => void router.invalidate()}
      onSignedIn={() => router.navigate({ to: "/dashboard", replace: true })}
    />
  );
}
