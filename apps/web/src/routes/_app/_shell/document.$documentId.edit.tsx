import { getDocument, saveDocument } from "@bandstand/contracts/documents";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { DocumentEdit } from "../../../features/documents/form/document-edit.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/document/$documentId/edit")({
  component: guarded(
    { place: "Editing documents", calls: [getDocument, saveDocument] },
    DocumentEditPage,
  ),
});

function DocumentEditPage() {
  const { documentId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Edit Document" />
      <PageHeader
        title="Edit Document"
        crumbs={
          <Link to="/document/$documentId" params={{ documentId }}>
            Document
          </Link>
        }
      />
      <DocumentEdit
        documentId={Number(documentId)}
        onClosed={() => void navigate({ to: "/document/$documentId", params: { documentId } })}
      />
    </>
  );
}
