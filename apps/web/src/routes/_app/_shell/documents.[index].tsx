import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { rawSearch } from "../../../app/raw-search.ts";
import { readDocumentSearch } from "../../../features/documents/list/document-search.ts";
import { DocumentsPage } from "../../../features/documents/list/documents-page.tsx";
import { DOCUMENTS_PLACE } from "../../../records/documents/documents-place.ts";

export const Route = createFileRoute("/_app/_shell/documents/index")({
  validateSearch: rawSearch,
  component: guarded({ place: "Documents", calls: [DOCUMENTS_PLACE.call] }, Documents),
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
