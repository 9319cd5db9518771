import { createFileRoute } from "@tanstack/react-router";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/dashboard")({ component: DashboardPage });

function DashboardPage() {
  return (
    <>
      <PageTitle title="Dashboard" />
      <PageHeader title="Dashboard" />
    </>
  );
}
