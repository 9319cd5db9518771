import { createFileRoute } from "@tanstack/react-router";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_public/signin")({ component: SignInPage });

function SignInPage() {
  return (
    <>
      <PageTitle title="Sign In" />
      <h1 tabIndex={-1}>Sign In</h1>
    </>
  );
}
