import { FOLLOWER_LIMITS } from "@bandstand/contracts/followers";
import { FOLLOWER_TEXT_LENGTH } from "@bandstand/domain/follower-import";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FormColumns, FormSections } from "../../../ui/form-frame/form-columns.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";
import type { followerForm } from "./follower-form-schema.ts";

export function FollowerPanel({ form: { field } }: { form: RecordForm<typeof followerForm> }) {
  return (
    <FormSections>
      <FieldGroup title="Follower">
        <FormColumns halves>
          <TextField
            field={field("email")}
            label="Email"
            type="email"
            required
            maxLength={FOLLOWER_LIMITS.email}
          />
          <TextField
            field={field("location")}
            label="Location"
            required
            maxLength={FOLLOWER_TEXT_LENGTH}
          />
          <TextField
            field={field("source")}
            label="Source"
            hint="How the band came to know them"
            required
            maxLength={FOLLOWER_TEXT_LENGTH}
          />
          <SwitchField
            field={field("events")}
            label="Send Event Alerts"
            hint="They are told of gigs by mail"
          />
        </FormColumns>
      </FieldGroup>
    </FormSections>
  );
}
