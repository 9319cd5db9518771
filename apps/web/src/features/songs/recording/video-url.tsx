import { LIMITS } from "@bandstand/contracts/limits";
import { PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { NativeField } from "../../../ui/native-fields/native-field.tsx";
import styles from "./video-search.module.css";

interface VideoUrlProps {
  url: string;
  onChange: (url: string) => void;
  onDownload: () => void;
}

/** Takes the sound of one video by its address or id. */
export function VideoUrl({ url, onChange, onDownload }: VideoUrlProps) {
  const [wasTried, setTried] = useState(false);
  const isEmpty = url.trim() === "";
  return (
    <form
      className={`${styles.form} ${styles.alone}`}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isEmpty) onDownload();
      }}
    >
      <NativeField
        label="YouTube URL or id"
        hint="Only what you have the right to keep."
        maxLength={LIMITS.url}
        field={{
          name: "url",
          value: url,
          message: wasTried && isEmpty ? PLEASE_ENTER_A_VALUE : undefined,
          set: (value) => onChange(value ?? ""),
          onBlur: () => {},
        }}
      />
      <Button type="submit" kind="main" icon={<IconDownload aria-hidden />}>
        Download
      </Button>
    </form>
  );
}
