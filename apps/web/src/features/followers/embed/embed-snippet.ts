/** What a band puts into its own site to show its gigs there. */

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const inAttribute = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

export const embedUrl = (origin: string, identity: string): string =>
  `${origin}/embed/${encodeURIComponent(identity)}`;

interface Embedded {
  identity: string;
  name: string;
}

/**
 * A frame, and a line of script that makes it as high as its gigs. A site that allows no script shows the frame at the height
 * that stands in it, and it is scrolled. Only that frame is listened to, and only while our page is in it. Neither `&` nor `<`
 * stands in the script: editors of sites write them anew, as if they were text.
 */
export function embedSnippet(origin: string, { identity, name }: Embedded): string {
  const id = `bandstand-${encodeURIComponent(identity)}`;
  return `<iframe id="${id}" src="${embedUrl(origin, identity)}" title="${inAttribute(`Gigs of ${name}`)}" loading="lazy" style="width:100%;height:40rem;border:0"></iframe>
<script>addEventListener("message",function(e){var f=document.getElementById("${id}"),d=e.data||{};if(f)if(e.source===f.contentWindow)if(e.origin==="${origin}")if(d.bandstand==="height")f.style.height=d.height+"px"})</script>
`;
}
