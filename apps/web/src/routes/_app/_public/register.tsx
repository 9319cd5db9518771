import { createFileRoute } from "@tanstack/react-router";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_public/register")({ component: RegisterPage });

function RegisterPage() {
  return (
    <>
      <PageTitle title="Register" />
      <h1 tabIndex={-1}>Register</h1>
    </>
  );
}
