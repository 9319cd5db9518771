/** HTML that somebody wrote for others to read: a few elements of it stay, and nothing that runs, looks or leads astray. */
import sanitizeHtml from "sanitize-html";

const SCHEMES = ["http", "https", "mailto", "tel"];
const LEADS_SOMEWHERE = new RegExp(`^(?:${SCHEMES.join("|")}):`, "i");
const IN_THE_WEB = /^https?:/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "em", "ul", "ol", "li", "h2", "h3", "a"],
  allowedAttributes: { a: ["href", "rel", "target"] },
  allowedSchemes: SCHEMES,
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "iframe", "template", "title"],
  // As deep as lists in lists go on a page.
  nestingLimit: 12,
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    div: "p",
    a: (_, { href = "" }) =>
      LEADS_SOMEWHERE.test(href.trim())
        ? { tagName: "a", attribs: { href: href.trim(), ...around(href.trim()) } }
        : { tagName: "a", attribs: {} },
  },
  // Another name, one that is not allowed, would be closed under that name for the next link as well.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === "a" && attribs["href"] === undefined ? "excludeTag" : false,
};

function around(href: string): sanitizeHtml.Attributes {
  const rel = "noopener noreferrer nofollow";
  return IN_THE_WEB.test(href) ? { rel, target: "_blank" } : { rel };
}

/** Well-formed, whatever came in. What is clean already stays as it is. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}
