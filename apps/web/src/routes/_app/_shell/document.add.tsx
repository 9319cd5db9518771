import { addDocument } from "@bandstand/contracts/documents";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { DocumentAdd } from "../../../features/documents/form/document-add.tsx";
import { DOCUMENTS_PLACE } from "../../../records/documents/documents-place.ts";
import { useWayOn } from "../../../records/kit/way-on.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/document/add")({
  component: guarded({ place: "Adding documents", calls: [addDocument] }, DocumentAddPage),
});

function DocumentAddPage() {
  const navigate = useNavigate();
  const list = useWayOn(DOCUMENTS_PLACE);
  return (
    <>
      <PageTitle title="Add Document" />
      <PageHeader title="Add Document" crumbs={<Link to={list.to}>{list.title}</Link>} />
      <DocumentAdd
        onAdded={({ id }) =>
          void navigate({
            to: "/documents/$documentId/upload",
            params: { documentId: String(id) },
          })
        }
        onCancelled={() => void navigate({ to: list.to })}
      />
    </>
  );
}
