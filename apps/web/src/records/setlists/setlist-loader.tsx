import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { type LoadedRecordProps, RecordLoader } from "../kit/record-loader.tsx";
import { setlistQuery } from "./setlist-query.ts";
import { SETLISTS_PLACE } from "./setlists-place.ts";

interface SetlistLoaderProps extends LoadedRecordProps<SetlistWithSections> {
  setlistId: number;
}

export function SetlistLoader({ setlistId, ...shown }: SetlistLoaderProps) {
  return (
    <RecordLoader
      id={setlistId}
      query={setlistQuery}
      noun="set list"
      noId="Error 301 Invalid Setlist Id"
      noData="No set list data provided"
      list={SETLISTS_PLACE}
      nameOf={({ name }) => name}
      addressOf={(id) => `/setlist/${id}`}
      {...shown}
    />
  );
}
