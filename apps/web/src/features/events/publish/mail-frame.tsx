import styles from "./mail-previews.module.css";

/** A mail in a frame of its own: no script, no form, and no link leads out of it. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  return (
    <iframe
      className={styles.frame}
      title={title}
      // Without scripts of its own, so that only the page around it can reach into it.
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={({ currentTarget }) => restyle(currentTarget.contentDocument)}
    />
  );
}

/** The page's policy takes no styles that stand in a text; the same ones are set as properties, which it lets. */
function restyle(mail: Document | null): void {
  if (!mail?.defaultView) return;
  for (const element of mail.querySelectorAll<HTMLElement>("[style]"))
    element.style.cssText = element.getAttribute("style") ?? "";
  const sheet = new mail.defaultView.CSSStyleSheet();
  sheet.replaceSync([...mail.querySelectorAll("style")].map((one) => one.textContent).join("\n"));
  mail.adoptedStyleSheets = [sheet];
}
