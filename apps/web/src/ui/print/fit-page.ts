/** Makes the text of a printed page as large as it can be: about the size of its class, and smaller until it is one page. */
import { chooseFit, type Trial } from "./choose-fit.ts";
import { PAGE_HEIGHT, PAGE_WIDTH } from "./paper.ts";

const LARGEST = 1.3;
const STEP = 0.04;
/** Below that nobody reads it on a stage: it goes on to a second page instead, this large. */
const SMALLEST = 0.42;
const OF_MANY_PAGES = 0.7;

/** Fits a page now, and again once it is shown, has its style, and has its fonts. Answers what ends that. */
export function keepFitted(page: HTMLElement, mostColumns: 1 | 2): () => void {
  let isKept = true;
  const fit = () => {
    if (isKept && page.clientWidth > 0) fitPage(page, mostColumns);
  };
  fit();
  // Another font than the one it was measured in may be wider.
  void document.fonts.ready.then(fit);
  document.fonts.addEventListener("loadingdone", fit);
  // Of its width alone: the height is what fitting changes.
  let width = page.clientWidth;
  const observer = new ResizeObserver(() => {
    if (page.clientWidth === width) return;
    width = page.clientWidth;
    fit();
  });
  observer.observe(page);
  return () => {
    isKept = false;
    document.fonts.removeEventListener("loadingdone", fit);
    observer.disconnect();
  };
}

/**
 * Sets the size of the text and `data-columns` on the page, and `data-overflow` where it takes more than one.
 * @param mostColumns two where there are songs enough for them
 */
function fitPage(page: HTMLElement, mostColumns: 1 | 2): void {
  delete page.dataset["overflow"];
  page.dataset["measured"] = "";
  const trials: Trial[] = [];
  for (const columns of mostColumns === 2 ? ([1, 2] as const) : ([1] as const))
    for (let fit = LARGEST; fit >= SMALLEST; fit -= STEP) trials.push(tried(page, fit, columns));
  delete page.dataset["measured"];
  const chosen = chooseFit(trials);
  show(page, chosen?.fit ?? OF_MANY_PAGES, chosen?.columns ?? 1);
  if (chosen === null) page.dataset["overflow"] = "";
}

function show(page: HTMLElement, fit: number, columns: 1 | 2): void {
  page.style.fontSize = `calc(var(--largest) * ${fit.toFixed(2)})`;
  page.dataset["columns"] = String(columns);
}

/** While `data-measured` is set, a word that is too long sticks out of its line. */
function tried(page: HTMLElement, fit: number, columns: 1 | 2): Trial {
  show(page, fit, columns);
  const { width, height } = page.getBoundingClientRect();
  const titles = [...page.querySelectorAll<HTMLElement>("[data-title]")];
  const wrapped = titles.filter((title) => title.clientHeight > lineHeight(title) * 1.5).length;
  return {
    columns,
    fit,
    // By the shape of the box, whatever the zoom of the screen.
    isOnePage: height / width <= PAGE_HEIGHT / PAGE_WIDTH,
    wrapped: titles.length === 0 ? 0 : wrapped / titles.length,
    isBroken: titles.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
  };
}

function lineHeight(title: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(title).lineHeight);
}
