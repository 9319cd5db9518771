import {
  actionUrl,
  type Brand,
  type Colours,
  type Fact,
  type Letter,
  type MailLink,
} from "./letter.ts";
import { darkScheme } from "./mail-colours.ts";
import { escapeHtml, markup, type Markup } from "../markup.ts";

const UI_FONT = "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
const HEADING_FONT = `'Bricolage Grotesque',${UI_FONT}`;
const LOGO = "40";
const TABLE = constant('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/**
 * The version with looks, as mail programs want it: one table in the middle, every style on its element, and the dark
 * scheme in a style sheet for those that read one. Nothing is loaded but the logo of whoever sends it, whose address is the same
 * for every reader and so tells nothing of them, and everything is escaped.
 */
export function renderHtml(letter: Letter, brand: Brand): string {
  const { ground, surface, line, text, soft } = brand.light;
  return markup`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>
${constant(darkScheme(brand.dark))}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${ground};">
<div style="display:none;max-height:0;overflow:hidden;">${letter.preview}</div>
<table ${TABLE} class="ground" width="100%" style="background-color:${ground};">
<tr><td align="center" style="padding:32px 16px;">
<table ${TABLE} width="100%" style="max-width:560px;">
<tr><td class="text" style="padding:0 4px 16px;font-family:${HEADING_FONT};font-size:18px;font-weight:700;color:${text};">
${head(letter, brand)}
</td></tr>
<tr><td class="surface" style="padding:32px;background-color:${surface};border:1px solid ${line};border-radius:16px;">
${content(letter, brand.light)}</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;word-break:break-word;${smallPrint(soft)}">${footnote(letter, brand.light)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.html;
}

/** Who sends it: the product, or the band with its logo beside its name. */
function head({ sender }: Letter, { name, light }: Brand): Markup {
  if (!sender) return markup`${levelMeter(light)} ${name}`;
  if (sender.logoUrl === null) return markup`${sender.name}`;
  const address = actionUrl(sender.logoUrl);
  return markup`<img src="${address}" alt="" width="${LOGO}" height="${LOGO}" style="width:${LOGO}px;height:${LOGO}px;border:0;border-radius:10px;object-fit:contain;vertical-align:middle;">&nbsp; ${sender.name}`;
}

function content(letter: Letter, colours: Colours): Markup {
  const { heading, paragraphs, facts = [], action, links = [], details = [] } = letter;
  const { text } = colours;
  const body = `font-family:${UI_FONT};font-size:16px;line-height:1.6;color:${text};`;
  const title = `font-family:${HEADING_FONT};font-size:28px;line-height:1.2;font-weight:700;color:${text};`;
  const told = paragraphs.map(
    (each) => markup`<p class="text" style="margin:0 0 16px;${body}">${lines(each)}</p>\n`,
  );
  return markup`<h1 class="text" style="margin:0 0 16px;${title}">${heading}</h1>
${told}${table(facts, colours)}${action ? button(action, colours) : ""}${furtherLinks(links, colours)}${table(details, colours)}`;
}

/** Side by side where there is room; far enough apart for a finger. */
function furtherLinks(links: readonly MailLink[], { line, text }: Colours): Markup | string {
  if (links.length === 0) return "";
  const look = `display:inline-block;margin:0 8px 8px 0;padding:11px 16px;border:1px solid ${line};border-radius:10px;font-family:${UI_FONT};font-size:15px;font-weight:600;color:${text};text-decoration:none;`;
  const each = links.map(
    ({ label, url }) =>
      markup`<a class="text line" href="${actionUrl(url)}" style="${look}">${label}</a>\n`,
  );
  return markup`<p style="margin:0 0 8px;">${each}</p>\n`;
}

/** A link in a cell of its own, which every mail program draws as a button, and its address for those that do not. */
function button({ label, url }: MailLink, colours: Colours): Markup {
  const { accent, accentInk, soft } = colours;
  const address = actionUrl(url);
  const link = `font-family:${UI_FONT};font-size:16px;font-weight:600;color:${accentInk};text-decoration:none;`;
  return markup`<table ${TABLE} style="margin:8px 0 16px;">
<tr><td class="accent" bgcolor="${accent}" style="background-color:${accent};border-radius:10px;">
<a class="ink" href="${address}" style="display:inline-block;padding:14px 24px;${link}">${label}</a>
</td></tr>
</table>
<p class="soft" style="margin:0 0 16px;${smallPrint(soft)}">If the button does nothing, open this address:<br>
<a class="soft" href="${address}" style="word-break:break-all;color:${soft};">${address}</a></p>
`;
}

function table(facts: readonly Fact[], { line, text, soft }: Colours): Markup | string {
  if (facts.length === 0) return "";
  const cell = `border-top:1px solid ${line};font-size:14px;vertical-align:top;`;
  const label = `padding:10px 16px 10px 0;${cell}font-family:${UI_FONT};color:${soft};`;
  const value = `padding:10px 0;${cell}font-family:${UI_FONT};word-break:break-word;color:${text};`;
  const rows = facts.map(
    ([name, said]) => markup`<tr><td class="soft line" style="${label}">${name}</td>
<td class="text line" style="${value}">${lines(said)}</td></tr>
`,
  );
  return markup`<table ${TABLE} width="100%" style="margin:8px 0 24px;">
${rows}</table>
`;
}

/** The address in it is signed, and long: one presses a word. */
function footnote({ footnote: words, stopUrl }: Letter, { soft }: Colours): Markup {
  if (stopUrl === undefined) return lines(words);
  const [before = "", after = ""] = words.split(stopUrl);
  const link = markup`<a class="soft" href="${actionUrl(stopUrl)}" style="color:${soft};">unsubscribe</a>`;
  return markup`${lines(before)}${link}${lines(after)}`;
}

/** Three bars, drawn with text so that nothing has to be loaded. */
function levelMeter({ accent }: Colours): Markup {
  return markup`<span class="mark" aria-hidden="true" style="color:${accent};letter-spacing:2px;">&#x2582;&#x2585;&#x2587;</span>`;
}

function smallPrint(colour: string): string {
  return `font-family:${UI_FONT};font-size:13px;line-height:1.5;color:${colour};`;
}

function lines(text: string): Markup {
  return constant(text.split(/\r?\n/).map(escapeHtml).join("<br>"));
}

function constant(html: string): Markup {
  return { html };
}
