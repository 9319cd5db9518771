import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../../../test/product.tsx";
import { RecordForm } from "../../../../ui/form-frame/record-form.tsx";
import { TextAreaField } from "../../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../../ui/form-frame/text-field.tsx";
import { useRecordForm } from "../../../../ui/form-frame/use-record-form.ts";
import { addSongForm, newSong } from "../song-form-schema.ts";
import { usePastedChart } from "./use-pasted-chart.tsx";

const PASTED = "Title: Tin Roof\nKey: Am\n\nAm         F\nRain on a tin roof";

async function showSong(values: { title?: string } = {}) {
  function Song() {
    const form = useRecordForm({
      label: "the new song",
      draft: { kind: "song", of: "new" },
      original: { ...newSong(1), ...values },
      schema: addSongForm,
      save: () => Promise.resolve(undefined),
    });
    const { watched, head } = usePastedChart(form);
    return (
      <RecordForm form={form} onLeave={() => {}}>
        <TextField field={form.field("title")} label="Title" />
        <TextField field={form.field("songkey")} label="Key" />
        <TextAreaField field={watched("tab")} label="Tab" />
        {head("tab")}
      </RecordForm>
    );
  }
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: "static" } } });
  queries.setQueryData(["genres"], []);
  await showInProduct(<Song />, queries);
}

const field = (name: string) => page.getByRole("textbox", { name });
const told = page.getByText(/^Taken from the head of the chart/);

it("a chart that comes into an empty field fills in what it says, which is said, and taken back", async () => {
  await showSong();
  await field("Tab").fill(PASTED);
  await expect.element(field("Title")).toHaveValue("Tin Roof");
  await expect.element(field("Key")).toHaveValue("Am");
  await expect.element(field("Tab")).not.toHaveValue(PASTED);
  await expect.element(page.getByRole("status").filter({ has: told })).toBeVisible();
  await expect.element(told).toMatchTextContent("title and key");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(field("Title")).toHaveValue("");
  await expect.element(field("Key")).toHaveValue("");
  await expect.element(field("Tab")).toHaveValue(PASTED);
});

it("what somebody says otherwise afterwards is not taken back", async () => {
  await showSong();
  await field("Tab").fill(PASTED);
  await expect.element(told).toBeVisible();
  await field("Title").fill("Tin Roof (slow)");
  await expect.element(told).not.toBeInTheDocument();
});

it("a chart is left as it is where there are words already", async () => {
  await showSong();
  await field("Tab").fill("Am");
  await field("Tab").fill(PASTED);
  await expect.element(field("Tab")).toHaveValue(PASTED);
  await expect.element(field("Title")).toHaveValue("");
});
