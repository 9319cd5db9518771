/** What the forms ask for beyond the calls: a category, which nobody has chosen at first. */
import { addDocumentBody, documentFields, saveDocumentBody } from "@bandstand/contracts/documents";
import * as z from "zod/mini";

export const editDocumentForm = z.extend(saveDocumentBody, { title: documentFields.title });

export const addDocumentForm = z.extend(addDocumentBody, {
  documentTypeId: z.pipe(z.nullable(z.number()), documentFields.documentTypeId),
});

/** The same object as long as the form is there. */
export const NEW_DOCUMENT = {
  title: "",
  notes: null,
  documentTypeId: null,
  admins: false,
  roleId: null,
};
