/** What is said of a document: what it is, and who sees it. */
import { type DocumentContext, isOffered } from "@bandstand/domain/document-places";
import { canRestrictToAdministrators } from "@bandstand/domain/document-permissions";
import { LIMITS } from "@bandstand/contracts/limits";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useDocumentTypes } from "../../../records/documents/document-types-query.ts";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../../ui/form-frame/field-row.tsx";
import { SelectField } from "../../../ui/form-frame/select-field.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import { LookupField } from "../../../ui/lookups/lookup-field.tsx";
import { useRolesToGive } from "../roles-to-give.ts";
import type { addDocumentForm, editDocumentForm } from "./document-form-schema.ts";

interface DocumentPanelProps {
  form: RecordForm<typeof addDocumentForm | typeof editDocumentForm>;
  /** Categories are offered by what it is attached to. */
  context: DocumentContext;
}

export function DocumentPanel({ form, context }: DocumentPanelProps) {
  const { field } = form;
  const actor = useBandUser();
  const types = useDocumentTypes();
  const { roles, lookup } = useRolesToGive();
  const offered = types.data?.filter(({ mask }) => isOffered(mask, context));
  return (
    <>
      <FieldGroup title="Document">
        <FieldRow>
          <LookupField
            field={field("documentTypeId")}
            label="Category"
            required
            what="categories"
            lookup={{ ...types, data: offered }}
          />
          <TextField
            field={field("title")}
            label="Title"
            required
            maxLength={LIMITS.shortText}
            placeholder="Technical rider"
          />
        </FieldRow>
        <TextAreaField field={field("notes")} label="Notes" />
      </FieldGroup>
      <FieldGroup title="Seen by">
        <SelectField
          field={field("roleId")}
          label="Role"
          none="Everybody who may see it"
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <LookupFailed what="roles" lookup={lookup} />
        {canRestrictToAdministrators(actor) && (
          <SwitchField
            field={field("admins")}
            label="Admins only"
            hint="Nobody but administrators sees it, whatever their role"
          />
        )}
      </FieldGroup>
    </>
  );
}
