/** Asks where a link leads. */
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonClass } from "../../../ui/buttons/button-look.ts";
import { NativeField } from "../../../ui/native-fields/native-field.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { linkOf } from "./link-of.ts";
import styles from "./link-form.module.css";

interface LinkFormProps {
  icon: ReactNode;
  onLink: (href: string) => void;
}

export function LinkForm({ icon, onLink }: LinkFormProps) {
  return (
    <Popover
      place="beside"
      label="Link"
      button={icon}
      buttonLabel="Link"
      buttonClass={buttonClass({ kind: "quiet" })}
    >
      {(close) => (
        <Asking
          onLink={(href) => {
            close();
            onLink(href);
          }}
        />
      )}
    </Popover>
  );
}

function Asking({ onLink }: Pick<LinkFormProps, "onLink">) {
  const [typed, type] = useState("");
  const [tried, setTried] = useState(false);
  const href = linkOf(typed);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (href !== null) onLink(href);
      }}
    >
      <NativeField
        label="Leads to"
        hint="A web address, an e-mail or a telephone number"
        field={{
          name: "href",
          value: typed,
          set: (text) => type(text ?? ""),
          message: tried && href === null ? "Please enter an address to link to" : undefined,
          onBlur: () => {},
        }}
      />
      <Button type="submit" kind="main">
        Link
      </Button>
    </form>
  );
}
