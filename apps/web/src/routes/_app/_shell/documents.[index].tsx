import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { rawSearch } from "../../../app/raw-search.ts";
import { readDocumentSearch } from "../../../features/documents/list/document-search.ts";
import { DocumentsPage } from "../../../features/documents/list/documents-page.tsx";

// Whoever reads songs reads their papers, and finds them there: the list of all is for those who read documents.
const readsDocuments = { access: { kind: "read", areas: ["OD"] } } as const;

export const Route = createFileRoute("/_app/_shell/documents/index")({
  validateSearch: rawSearch,
  component: guarded({ place: "Documents", calls: [readsDocuments] }, Documents),
});

function Documents() {
  const search = readDocumentSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <DocumentsPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}
