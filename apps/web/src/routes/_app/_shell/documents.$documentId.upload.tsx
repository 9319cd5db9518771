import { uploadDocumentFile } from "@bandstand/contracts/document-files";
import { getDocument } from "@bandstand/contracts/documents";
import { createFileRoute, Link } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { UploadDocument } from "../../../features/documents/upload/upload-document.tsx";
import { useDocument } from "../../../records/documents/document-query.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/documents/$documentId/upload")({
  component: guarded(
    { place: "Uploading documents", calls: [getDocument, uploadDocumentFile] },
    UploadPage,
  ),
});

function UploadPage() {
  const { documentId } = Route.useParams();
  const navigate = Route.useNavigate();
  const { data: document } = useDocument(Number(documentId));
  return (
    <>
      <PageTitle title="Upload Document" />
      <PageHeader
        title="Upload Document"
        detail={document?.title}
        crumbs={
          <Link to="/document/$documentId" params={{ documentId }}>
            Document
          </Link>
        }
      />
      <UploadDocument
        documentId={Number(documentId)}
        onLeave={() => void navigate({ to: "/document/$documentId", params: { documentId } })}
      />
    </>
  );
}
