/** What search engines are told of the server. */
import { escapeHtml } from "../../platform/markup.ts";
import { bandAddress } from "./band-address.ts";

export function sitemap(origin: string, identities: readonly string[]): string {
  const addresses = [`${origin}/`, ...identities.map((identity) => bandAddress(origin, identity))];
  const entries = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
