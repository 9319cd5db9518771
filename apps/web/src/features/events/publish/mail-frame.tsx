import styles from "./mail-previews.module.css";

/** A mail in a frame of its own: no script, no form, and no link leads out of it. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  return (
    <iframe
      className={styles.frame}
      title={title}
      // Without scripts of its own, so that only the page around it can reach into it.
      sandbox="allow-same-origin"
      srcDoc={withoutStyles(html)}
      onLoad={({ currentTarget }) => restyle(currentTarget.contentDocument)}
    />
  );
}

/** The page's policy takes no styles that stand in a text: they are put aside, and set as properties, which it lets. */
function withoutStyles(html: string): string {
  return html
    .replaceAll(' style="', ' data-style="')
    .replaceAll("<style>", "<template>")
    .replaceAll("</style>", "</template>");
}

function restyle(mail: Document | null): void {
  if (!mail?.defaultView) return;
  for (const element of mail.querySelectorAll<HTMLElement>("[data-style]"))
    element.style.cssText = element.dataset["style"] ?? "";
  const sheet = new mail.defaultView.CSSStyleSheet();
  const templates = [...mail.querySelectorAll("template")];
  sheet.replaceSync(templates.map(({ content }) => content.textContent).join("\n"));
  mail.adoptedStyleSheets = [sheet];
}
