import { getDocument } from "@bandstand/contracts/documents";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { DocumentView } from "../../../features/documents/view/document-view.tsx";
import { useDocument } from "../../../records/documents/document-query.ts";
import { DOCUMENTS_PLACE } from "../../../records/documents/documents-place.ts";
import { useWayOn } from "../../../records/kit/way-on.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/document/$documentId/")({
  component: guarded({ place: "Documents", calls: [getDocument] }, DocumentPage),
});

function DocumentPage() {
  const navigate = useNavigate();
  const list = useWayOn(DOCUMENTS_PLACE);
  const documentId = Number(Route.useParams().documentId);
  const { data: document } = useDocument(documentId);
  const title = document?.title ?? "Document";
  return (
    <>
      <PageTitle title={title} />
      <PageHeader leaves title={title} crumbs={<Link to={list.to}>{list.title}</Link>} />
      <DocumentView documentId={documentId} onDeleted={() => void navigate({ to: list.to })} />
    </>
  );
}
