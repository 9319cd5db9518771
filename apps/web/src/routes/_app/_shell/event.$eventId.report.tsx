import { getEvent } from "@bandstand/contracts/events";
import { getGigReport, saveGigReport } from "@bandstand/contracts/gig-reports";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { GigReport } from "../../../features/events/report/gig-report.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/event/$eventId/report")({
  component: guarded(
    { place: "What happened", calls: [getEvent, getGigReport, saveGigReport] },
    GigReportPage,
  ),
});

function GigReportPage() {
  const { eventId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="What happened" />
      <PageHeader title="What happened" />
      <GigReport
        eventId={Number(eventId)}
        onClosed={() => void navigate({ to: "/event/$eventId", params: { eventId } })}
      />
    </>
  );
}
