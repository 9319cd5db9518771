/** What the tab, the history and a screen reader call this page. Rendered anywhere within the page. */
interface PageTitleProps {
  /** Left out on the home page, which is called by the product's name alone. */
  title?: string;
  /** The band, where the page belongs to one. */
  band?: string;
}

export function PageTitle({ title, band }: PageTitleProps) {
  // React lifts <title> into the head and takes it away with the page.
  return <title>{[title, band, "Bandstand"].filter(Boolean).join(" · ")}</title>;
}
