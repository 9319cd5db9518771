import { Failure } from "@bandstand/contracts/failure";
import { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { openDraft, waitingDrafts } from "../../lib/drafts/draft.ts";
import { settled } from "../../lib/drafts/use-draft.ts";
import type { EditRules } from "./edit-state.ts";
import { type EditSessionOptions, type Save, useEditSession } from "./use-edit-session.ts";

/** A record that no form is made for: the steps of a load-in, edited as lines of a text. */
interface LoadIn {
  steps: readonly string[];
  updatedAt: string;
}

const rules: EditRules<LoadIn, string, string> = {
  begin: ({ steps }) => steps.join("\n"),
  isDirty: ({ steps }, text) => steps.join("\n") !== text,
  afterSave: ({ steps }, sent, now) => (now === sent ? steps.join("\n") : now),
  editedOf: (text) => text,
  resume: ({ original, edited }) => ({ initial: original, work: edited }),
};
const early: LoadIn = { steps: ["Van", "Stage"], updatedAt: "2026-11-20T13:30:00.000Z" };
const late: LoadIn = { steps: ["Van", "Yard"], updatedAt: "2026-11-20T14:00:00.000Z" };

const steps = page.getByRole("textbox", { name: "Steps" });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const question = (title: string) => page.getByRole("alertdialog", { name: title });

type Send = Save<LoadIn, LoadIn>["send"];

async function showEditor(
  send: Send,
  options: Partial<EditSessionOptions<LoadIn, string, string>> = {},
  queries = new QueryClient(),
) {
  function Editor() {
    const [version, setVersion] = useState(early);
    const { state, changed, dispatch, submit, reset } = useEditSession({
      label: "Load-in",
      draft,
      version,
      rules,
      ...options,
    });
    return (
      <>
        <textarea
          aria-label="Steps"
          value={state.work}
          onChange={({ currentTarget: { value } }) =>
            dispatch({ type: "change", change: () => value })
          }
        />
        <p role="status">{changed ? "Changed" : "Unchanged"}</p>
        {state.resumedAt !== null && <p>Resumed</p>}
        {state.newer && <p>Theirs waits</p>}
        {state.banner && <p role="alert">{state.banner.message}</p>}
        <button type="button" onClick={() => setVersion(late)}>
          Hear of theirs
        </button>
        <button type="button" onClick={() => void reset()}>
          Take back
        </button>
        <button
          type="button"
          onClick={() => void submit({ send, versionOf: (loadIn: LoadIn) => loadIn })}
        >
          Save
        </button>
      </>
    );
  }
  await showInProduct(<Editor />, queries);
}

const draft: EditSessionOptions<LoadIn, string, string>["draft"] = {
  kind: "load-in",
  of: 4,
  read: () => ({ original: early, edited: "Van\nBus" }),
};

const saves = () => vi.fn<Send>((updatedAt = "") => Promise.resolve({ ...late, updatedAt }));
const conflict = new Failure("changed_meanwhile");

describe("a record that is edited with something of its own", () => {
  it("is locked from its first change until it is saved", async () => {
    const send = saves();
    await showEditor(send, { onlyWindow: true });
    const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(asks()).toBe(false);
    await steps.fill("Van\nYard");
    await expect.element(page.getByRole("status")).toMatchTextContent("Changed");
    expect(asks()).toBe(true);
    await press("Save");
    await expect.element(page.getByRole("status")).toMatchTextContent("Unchanged");
    expect(asks()).toBe(false);
    expect(send.mock.calls).toEqual([["2026-11-20T13:30:00.000Z"]]);
  });

  it("is sent once, however often Save is pressed meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<LoadIn>();
    const send = vi.fn<Send>(() => promise);
    await showEditor(send);
    await steps.fill("Van\nYard");
    await press("Save");
    await press("Save");
    await userEvent.type(steps, "\nStage");
    resolve(late);
    await expect.element(page.getByRole("status")).toMatchTextContent("Changed");
    await expect.element(steps).toHaveValue("Van\nYard\nStage");
    expect(send).toHaveBeenCalledOnce();
  });

  it("shows what somebody else saves, but never in place of changes that nobody gave up", async () => {
    await showEditor(saves());
    await steps.fill("Bus");
    await press("Hear of theirs");
    await expect.element(page.getByText("Theirs waits")).toBeVisible();
    await expect.element(steps).toHaveValue("Bus");
    await press("Take back");
    await expect.element(question("Reset Changes")).toMatchTextContent("“Load-in”");
    await press("Keep editing");
    await expect.element(steps).toHaveValue("Bus");
    await press("Take back");
    await press("Discard changes");
    await expect.element(steps).toHaveValue("Van\nYard");
  });

  it("brings both versions together after a conflict, where it can, and leaves the saving to the person", async () => {
    const onTaken = vi.fn();
    await showEditor(() => Promise.reject(conflict), {
      theirs: {
        words: {
          theirs: { label: "Merge", text: "Merge keeps both.", isMain: true },
          overwrite: "Overwrite saves yours.",
        },
        load: () => Promise.resolve(late),
        merge: ({ work }, theirs) => [...theirs.steps, work.split("\n").at(-1)].join("\n"),
        onTaken,
      },
    });
    await steps.fill("Van\nStage\nBar");
    await press("Save");
    await press("Merge");
    await expect.element(steps).toHaveValue("Van\nYard\nBar");
    await expect.element(page.getByRole("status")).toMatchTextContent("Changed");
    expect(onTaken).toHaveBeenCalledOnce();
  });

  it("says why it was not saved, but where that is told already", async () => {
    const failed = new Failure("unexpected");
    const isTold = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
    await showEditor(() => Promise.reject(failed), { onFailed: isTold });
    await steps.fill("Bus");
    await press("Save");
    await expect.poll(() => isTold.mock.calls).toEqual([[failed]]);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await press("Save");
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("An unexpected error has occurred");
    await expect.element(steps).toHaveValue("Bus");
  });

  it("has a draft from its first change until it is saved or taken back", async () => {
    const queries = new QueryClient();
    const drafts = () => waitingDrafts(queries, settled).map(({ label }) => label);
    await showEditor(saves(), {}, queries);
    expect(drafts()).toEqual([]);
    await steps.fill("Bus");
    await expect.poll(drafts).toEqual(["Load-in"]);
    await press("Take back");
    await press("Discard changes");
    await expect.poll(drafts).toEqual([]);
    await steps.fill("Van\nYard");
    await expect.poll(drafts).toEqual(["Load-in"]);
    await press("Save");
    await expect.poll(drafts).toEqual([]);
  });

  it("begins with what was changed before the page went, as long as that is not saved", async () => {
    const queries = new QueryClient();
    openDraft(queries, settled, { ...draft, label: "Load-in" }).keep({
      original: early,
      edited: "Van\nBus",
    });
    await showEditor(saves(), {}, queries);
    await expect.element(page.getByText("Resumed")).toBeVisible();
    await expect.element(steps).toHaveValue("Van\nBus");
    await expect.element(page.getByRole("status")).toMatchTextContent("Changed");
    await press("Take back");
    await press("Discard changes");
    await expect.element(steps).toHaveValue("Van\nStage");
    await expect.element(page.getByText("Resumed")).not.toBeInTheDocument();
  });
});
