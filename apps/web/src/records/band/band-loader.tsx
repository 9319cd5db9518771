import type { Band } from "@bandstand/contracts/bands";
import { type LoadedRecordProps, RecordLoader } from "../kit/record-loader.tsx";
import { bandQuery } from "./band-query.ts";

interface BandLoaderProps extends LoadedRecordProps<Band> {
  bandId: number;
}

export function BandLoader({ bandId, ...shown }: BandLoaderProps) {
  return (
    <RecordLoader
      id={bandId}
      query={bandQuery}
      noun="band"
      list={{ to: "/band/index", title: "Band" }}
      nameOf={({ name }) => name}
      addressOf={() => "/band/index"}
      {...shown}
    />
  );
}
