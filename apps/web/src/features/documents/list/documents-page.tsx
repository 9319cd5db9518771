/** The band's documents, twenty a page. */
import { listDocumentHistory } from "@bandstand/contracts/document-files";
import { addDocument, type DocumentRow, saveDocument } from "@bandstand/contracts/documents";
import { canAddDocument, canEditDocument } from "@bandstand/domain/document-permissions";
import { DOCUMENT_PLACES, placeOf } from "@bandstand/domain/document-places";
import { downloadZip } from "@bandstand/contracts/downloads";
import { searchRows } from "@bandstand/domain/text-search";
import { IconFileUpload } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useDraftedIds } from "../../../lib/drafts/use-drafted-ids.ts";
import { useBandUser, useIsOnline } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { offlineWords } from "../../../lib/services/why-offline.ts";
import { documentWindowKey } from "../../../records/documents/document-address.ts";
import { useDocuments, useFoundDocuments } from "../../../records/documents/documents-query.ts";
import { useDocumentWindows } from "../../../records/documents/document-windows.ts";
import { listChoices, tagChoice } from "../../../records/kit/list-choices.ts";
import { listStateOf } from "../../../records/kit/list-state.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ListFrame } from "../../../ui/list-frame/list-frame.tsx";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { PdfReader } from "../../../ui/viewer/pdf/late-pdf-reader.ts";
import { useDockedKey } from "../../../ui/windows/window-context.ts";
import { documentColumns, documentPhoneColumns } from "./document-columns.tsx";
import { DOCUMENT_SORTS, type DocumentSearch, PLACES } from "./document-search.ts";
import { ZipButton } from "./zip-button.tsx";
import { type DocumentSort, PAGE, shownDocuments } from "./shown-documents.ts";
import { useDocumentsMenu } from "./use-documents-menu.tsx";
import { useDroppedFiles } from "./use-dropped-files.ts";

const DocumentMenu = latePart(async () => (await import("./document-menu.tsx")).DocumentMenu);
/** What most are about to press for: a document, and what shows a PDF. */
const VIEW = {
  fetch: async () => {
    await Promise.all([import("../view/document-view.tsx"), PdfReader.fetch()]);
  },
};
const AHEAD = [DocumentMenu, VIEW];
const DocumentHistory = lazy(async () => ({
  default: (await import("../view/document-history.tsx")).DocumentHistory,
}));

const documentMenu =
  (document: DocumentRow): MenuContents =>
  (panel) => <DocumentMenu document={document} panel={panel} />;

const NONE: readonly DocumentRow[] = [];
const OF_THE_BAND = { songId: null, venueId: null, eventId: null };
const PLACE_NAMES = { band: "Band", song: "Songs", venue: "Venues", event: "Events" } as const;

const fields = ({ title, notes, originalName, DocumentType }: DocumentRow) => [
  title,
  notes,
  originalName,
  DocumentType.name,
];
const { find } = searchRows(fields);

interface DocumentsPageProps {
  search: DocumentSearch;
  onSearch: (search: DocumentSearch) => void;
}

export function DocumentsPage({ search, onSearch }: DocumentsPageProps) {
  const documents = useDocuments();
  const text = search.search ?? "";
  // Words within a PDF are known to the server alone.
  const { data: found = NONE } = useFoundDocuments(text);
  const windows = useDocumentWindows();
  const docked = useDockedKey();
  const actor = useBandUser();
  const isOnline = useIsOnline();
  const drafted = useDraftedIds("document");
  const mayAdd = useMay(addDocument) && canAddDocument(actor, OF_THE_BAND);
  const maySave = useMay(saveDocument);
  const expands = useMay(listDocumentHistory);
  const mayZip = useMay(downloadZip);
  useFetchAhead(AHEAD);
  useDroppedFiles((dropped) => {
    if (mayAdd) windows.upload({ dropped });
  });
  const rows = documents.data ?? NONE;
  const choices = listChoices({ search: withoutPage(search), onSearch }, DOCUMENT_SORTS);
  const { change, sort } = choices;
  const { tags, filter } = tagChoice(PLACES, search.of, (of) => change({ of }));
  const foundIds = new Set(found.map(({ id }) => id));
  const foundInside = new Set(rows.filter(({ id }) => foundIds.has(id)));
  const byWords = new Set(find(rows, text));
  const matching =
    text === "" ? rows : rows.filter((row) => byWords.has(row) || foundInside.has(row));
  const shown = shownDocuments(matching, {
    places: tags,
    sort: sort.field,
    direction: sort.direction,
  });
  const columns = { documentMenu, drafted, expands };
  const edit = (row: DocumentRow) => canEditDocument(actor, row) && windows.edit(row);

  const listMenu = useDocumentsMenu({ mayAdd });

  return (
    <>
      <PageTitle title="Documents" />
      <ListFrame<DocumentRow, DocumentSort>
        title="Documents"
        summary={(matched) => `${matched.length} of ${rows.length}`}
        rows={shown}
        paging={{
          size: PAGE,
          page: search.page ?? 1,
          onPage: (page) => onSearch(ofPage(search, page)),
        }}
        total={rows.length}
        status={listStateOf(documents)}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        columns={documentColumns(columns)}
        phoneColumns={documentPhoneColumns(columns)}
        {...(expands && {
          details: (row: DocumentRow) => (
            <Suspense fallback={null}>
              <DocumentHistory document={row} />
            </Suspense>
          ),
        })}
        onOpen={windows.view}
        onCursor={windows.follow}
        isShown={({ id }) => docked === documentWindowKey(id)}
        {...(maySave && {
          keys: [{ keys: "e", label: "Edit the document", run: edit, onShown: edit }],
        })}
        search={{
          label: "Search by Title, Notes, Text",
          placeholder: "Title, notes, words in a PDF",
          ...choices.text,
          fields,
          besides: foundInside,
        }}
        filters={DOCUMENT_PLACES.map(({ relation }) => ({
          ...filter(relation),
          label: PLACE_NAMES[relation],
          count: rows.filter((row) => placeOf(row).relation === relation).length,
        }))}
        sort={sort}
        {...(mayAdd && {
          add: {
            label: "Add Document",
            onPress: () => windows.upload({ dropped: [] }),
            ...(!isOnline && { unavailable: offlineWords() }),
          },
        })}
        menu={(matched) => (panel) => panel(listMenu(matched))}
        {...(mayZip && {
          selectionBar: (selected: readonly DocumentRow[]) => <ZipButton documents={selected} />,
        })}
        onClearFilters={() => change({ of: undefined })}
        empty={<NoDocuments onAdd={mayAdd ? () => windows.upload({ dropped: [] }) : undefined} />}
      />
    </>
  );
}

function NoDocuments({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      title="Riders, contracts and charts, where everybody finds them"
      action={
        onAdd && (
          <Button kind="main" icon={<IconFileUpload aria-hidden />} onClick={onAdd}>
            Add Document
          </Button>
        )
      }
    >
      PDFs and pictures open here, on a phone too; what only some may see is shown to them alone.
    </EmptyState>
  );
}

/** Another search or order begins at the first page. */
function withoutPage({ page: _page, ...others }: DocumentSearch): DocumentSearch {
  return others;
}

function ofPage(search: DocumentSearch, page: number): DocumentSearch {
  return page === 1 ? withoutPage(search) : { ...search, page };
}
