/** Writes the band's news: drafted and locked like every edit. Loaded by those who write, when they do. */
import type { Dashboard } from "@bandstand/contracts/dashboard";
import { Failure } from "@bandstand/contracts/failure";
import { DASHBOARD_NEWS, type NewsKind, newsOf } from "@bandstand/domain/dashboard-news";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { RELOAD } from "../../../ui/edit-session/conflict-question.ts";
import { DraftNotice } from "../../../ui/edit-session/draft-notice.tsx";
import { useEditSession } from "../../../ui/edit-session/use-edit-session.ts";
import { AlertButtons } from "./alert-buttons.tsx";
import { newsDraft } from "./news-draft.ts";
import styles from "./news-editor.module.css";
import { NEWS_FAILURES } from "./news-failures.ts";
import { newsRules, readNewsDraft, textOf, type WrittenText } from "./news-rules.ts";
import { RichTextField } from "./rich-text-field.tsx";
import { useNewsChanges } from "./use-news-changes.ts";

interface NewsEditorProps {
  kind: NewsKind;
  band: Dashboard["band"];
  onDone: () => void;
}

export function NewsEditor({ kind, band, onDone }: NewsEditorProps) {
  const { title } = DASHBOARD_NEWS[kind];
  const news = newsOf(band, kind);
  const changes = useNewsChanges(kind);
  const notify = useNotify();
  const versionOf = (of: Omit<Dashboard["band"], "timeZone">): WrittenText => ({
    html: textOf(newsOf(of, kind).text),
    updatedAt: of.updatedAt,
  });
  const { state, changed, dispatch, submit, reset } = useEditSession({
    label: title,
    draft: { kind: newsDraft(kind), of: band.id, read: readNewsDraft },
    version: versionOf(band),
    rules: newsRules,
    theirs: { words: RELOAD, load: async () => versionOf(await changes.load()) },
    onFailed: (error) => {
      // What somebody else saved first is a question, not a failure.
      if (error instanceof Failure && error.code === "changed_meanwhile") return false;
      notify.failed(NEWS_FAILURES[kind].save, error);
      return true;
    },
  });

  const save = () =>
    submit({
      send: (updatedAt) => changes.write(state.work, updatedAt),
      versionOf,
      onSaved: onDone,
    });
  const cancel = async (): Promise<void> => {
    if (await reset()) onDone();
  };
  return (
    <div className={styles.editor}>
      {state.resumedAt !== null && (
        <DraftNotice at={state.resumedAt} onDiscard={() => void cancel()} />
      )}
      <RichTextField
        // What somebody else saved takes the place of what stands there.
        key={state.initial.updatedAt}
        label={title}
        html={state.work}
        onChange={(html) => dispatch({ type: "change", change: () => textOf(html), field: "html" })}
      />
      <div className={styles.buttons}>
        <Button
          kind="main"
          busy={state.saving}
          unavailable={changed ? undefined : "Nothing has changed"}
          onClick={() => void save()}
        >
          Save
        </Button>
        <Button onClick={() => void cancel()}>Cancel</Button>
        <AlertButtons kind={kind} news={news} unsaved={changed} />
      </div>
    </div>
  );
}
