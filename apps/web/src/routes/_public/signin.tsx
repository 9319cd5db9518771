import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { readSignInLink } from "../../features/sign-in/sign-in-link.ts";
import { SignInPage } from "../../features/sign-in/sign-in-page.tsx";
import { wayBack } from "../../features/sign-in/way-back.ts";

export const Route = createFileRoute("/_public/signin")({
  validateSearch: readSignInLink,
  beforeLoad: async ({ context, search }) => {
    await context.session.ready();
    // Whoever is in already, perhaps through another tab, goes on; a mailed token or another band asks for the form.
    const isIn = context.session.bandUser() !== null;
    if (isIn && search.reset === undefined && search.band === undefined) {
      redirect({ href: wayBack(search.back), throw: true });
    }
  },
  // The link of a mailed invitation: whoever follows it is told what they join.
  loaderDeps: ({ search: { reset, band } }) => ({ invitedTo: reset === undefined ? null : band }),
  loader: async ({ context, deps: { invitedTo } }) => {
    if (invitedTo === undefined || invitedTo === null) return null;
    const { readBandName } = await import("../../features/sign-in/read-band-name.ts");
    return readBandName(context.services.client, invitedTo);
  },
  component: SignIn,
});

function SignIn() {
  const search = Route.useSearch();
  const bandName = Route.useLoaderData();
  const router = useRouter();
  return (
    <SignInPage
      link={search}
      bandName={bandName}
      onSignedIn={() => router.navigate({ href: wayBack(search.back), replace: true })}
    />
  );
}
