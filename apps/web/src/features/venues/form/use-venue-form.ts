/** A venue's form asks for more once its type is one that bands perform at: also while it is being typed. */
import type { VenueType } from "@bandstand/contracts/lookups";
import { useState } from "react";
import { useVenueTypes } from "../../../records/lookups/lookups.ts";
import { type RecordForm, useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { type VenueFormSchema, venueForm } from "./venue-form-schema.ts";

type Options<Saved> = Omit<Parameters<typeof useRecordForm<VenueFormSchema, Saved>>[0], "schema">;

export interface VenueForm extends RecordForm<VenueFormSchema> {
  performing: boolean;
}

export function useVenueForm<Saved>(options: Options<Saved>): VenueForm {
  const { data: types = NO_TYPES } = useVenueTypes();
  const [performing, setPerforming] = useState(false);
  const form = useRecordForm<VenueFormSchema, Saved>({ ...options, schema: venueForm(performing) });
  const { venueTypeId } = form.values;
  const isPerforming = types.some((type) => type.id === venueTypeId && type.performing);
  if (isPerforming !== performing) setPerforming(isPerforming);
  return { ...form, performing: isPerforming };
}

const NO_TYPES: readonly VenueType[] = [];
