/** The band's own papers, each for everybody or for who has the private address. */
import { PRESS_KIT, type PressKit } from "@bandstand/contracts/press-kit";
import { listDocuments } from "@bandstand/contracts/documents";
import { IconX } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useDocuments } from "../../../records/documents/documents-query.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { ComboField } from "../../../ui/form-frame/combo-field.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import styles from "./press-kit-window.module.css";

type Documents = PressKit["documents"];

interface PressDocumentsProps {
  documents: Documents;
  onChange: (documents: Documents) => void;
}

export function PressDocuments({ documents, onChange }: PressDocumentsProps) {
  const mayAdd = useMay(listDocuments) && documents.length < PRESS_KIT.documents;
  return (
    <FieldGroup title="Documents">
      {documents.length > 0 && (
        <ul className={styles.chosen} aria-label="Documents">
          {documents.map((document) => (
            <li key={document.id}>
              <SwitchField
                label={document.title}
                hint={
                  document.isPrivate ? "By the private address only" : "On the page for everybody"
                }
                field={uncheckedField(
                  `press-document-${document.id}`,
                  !document.isPrivate,
                  (isOpen) =>
                    onChange(
                      documents.map((one) =>
                        one.id === document.id ? { ...one, isPrivate: isOpen !== true } : one,
                      ),
                    ),
                )}
              />
              <IconButton
                label={`Remove ${document.title}`}
                onClick={() => onChange(documents.filter(({ id }) => id !== document.id))}
              >
                <IconX aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && <AddDocument documents={documents} onChange={onChange} />}
    </FieldGroup>
  );
}

/** Those of a song, a venue or an event are nobody's to see but the band's. What is added is private until somebody says else. */
function AddDocument({ documents, onChange }: PressDocumentsProps) {
  const { data: all = [] } = useDocuments();
  const chosen = new Set(documents.map(({ id }) => id));
  const others = all.filter(
    ({ id, filename, songId, venueId, eventId }) =>
      filename !== null && !chosen.has(id) && (songId ?? venueId ?? eventId) === null,
  );
  return (
    <ComboField
      // A new one after each document, so that the field is empty again.
      key={documents.length}
      label="Add a document"
      placeholder="Stage plot, rider, logo pack"
      options={others.map(({ id, title, DocumentType }) => ({
        value: id,
        label: title,
        detail: DocumentType.name,
      }))}
      field={uncheckedField<number>("press-document", null, (documentId) => {
        const document = others.find(({ id }) => id === documentId);
        if (document)
          onChange([...documents, { id: document.id, title: document.title, isPrivate: true }]);
      })}
    />
  );
}
