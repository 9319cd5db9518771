import { createFileRoute, useRouter } from "@tanstack/react-router";
import { readVerifyLink } from "../../features/sign-in/sign-in-link.ts";
import { VerifyPage } from "../../features/sign-in/verify-page.tsx";

export const Route = createFileRoute("/_public/verify")({
  validateSearch: readVerifyLink,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps }) => {
    const { confirmEmail } = await import("../../features/sign-in/verify-email.ts");
    const verification = await confirmEmail(context.services.client, deps.token);
    if (verification.kind === "confirmed") void context.session.refresh();
    return verification;
  },
  // A token works once.
  staleTime: Infinity,
  shouldReload: false,
  component: Verify,
});

function Verify() {
  const verification = Route.useLoaderData();
  const router = useRouter();
  return <VerifyPage verification={verification} onTryAgain={() => void router.invalidate()} />;
}
