/** Drawn portraits of people who do not exist: what they play or do can be seen. */
import { face, glasses, head, shoulders, type Skin, wall } from "./parts.ts";

const FAIR: Skin = { light: "#f2c9a8", shade: "#dca583", blush: "#c4604f" };
const RUDDY: Skin = { light: "#eab795", shade: "#cf9470", blush: "#b4553f" };
const OLIVE: Skin = { light: "#d9a273", shade: "#bb8154", blush: "#a1473c" };
const BROWN: Skin = { light: "#a9704b", shade: "#8a5636", blush: "#6f2f2a" };
const DARK: Skin = { light: "#7c4f36", shade: "#5f3a27", blush: "#4a211d" };

const mira = `${wall("#e9a13b", "#8f3f24", 290)}
  <path d="M200 56 C120 52 92 110 98 180 C102 234 78 262 84 318 C110 350 150 340 166 330 H234 C250 340 290 350 316 318 C322 262 298 234 302 180 C308 110 280 52 200 56 Z" fill="#7a2f1d"/>
  ${shoulders("#274257")}
  <path d="M160 288 L124 306 L168 372 L200 330 Z M240 288 L276 306 L232 372 L200 330 Z" fill="#34566f"/>
  ${head(FAIR, 36)}
  <path d="M200 330 L172 296 Q200 318 228 296 Z" fill="#f6efe2"/>
  ${face({ skin: FAIR, brow: "#6d2b1b", eye: "#2f4a3d", smile: 15, teeth: true })}
  <path d="M214 66 C160 58 116 92 116 172 C122 196 118 214 112 236 C98 206 96 160 102 132 C112 76 160 46 214 66 Z" fill="#93402a"/>
  <path d="M206 64 C262 60 288 104 285 172 C280 196 284 214 290 236 C304 200 306 150 296 122 C284 82 250 56 206 64 Z" fill="#93402a"/>
  <path d="M214 66 C196 108 160 124 124 138 C128 96 164 60 214 66 Z M208 65 C222 104 252 126 280 140 C276 98 250 62 208 65 Z" fill="#93402a"/>
  <circle cx="121" cy="216" r="6" fill="#ffd27a"/><circle cx="279" cy="216" r="6" fill="#ffd27a"/>`;

const joss = `${wall("#4f8a8b", "#173238", 110)}
  ${shoulders("#c9852b")}
  <path d="M160 288 Q200 326 240 288 L250 292 Q200 346 150 292 Z" fill="#a86a1d"/>
  <path d="M92 316 L120 305 L262 400 H220 Z" fill="#2a1d16"/>
  ${head(RUDDY, 42)}
  <path d="M124 190 C126 238 150 282 200 284 C250 282 274 238 276 190 C268 214 254 216 240 212 Q200 202 160 212 C146 216 132 214 124 190 Z" fill="#94682f"/>
  ${face({ skin: RUDDY, brow: "#6e4a22", eye: "#33413f", smile: 12 })}
  <g fill="#a5763c"><circle cx="128" cy="132" r="26"/><circle cx="138" cy="100" r="29"/><circle cx="166" cy="78" r="30"/><circle cx="200" cy="70" r="32"/><circle cx="234" cy="78" r="30"/>
    <circle cx="262" cy="100" r="29"/><circle cx="272" cy="132" r="26"/><circle cx="170" cy="108" r="22"/><circle cx="206" cy="104" r="24"/><circle cx="240" cy="110" r="22"/></g>
  <g fill="none" stroke="#8a5f2f" stroke-width="5" stroke-linecap="round"><path d="M146 92 q12 -14 24 -2"/><path d="M194 74 q14 -10 24 4"/><path d="M240 98 q12 -6 20 8"/><path d="M172 114 q12 -10 22 2"/></g>`;

const ana = `${wall("#c5566a", "#3b1730", 280)}
  <path d="M200 60 C124 58 98 116 104 186 C106 222 104 246 112 262 H288 C296 246 294 222 296 186 C302 116 276 58 200 60 Z" fill="#1d1a22"/>
  ${shoulders("#22242c")}
  <path d="M158 288 Q200 340 242 288 L252 291 Q200 362 148 291 Z" fill="#e9e2d6"/>
  ${head(OLIVE, 38)}
  ${face({ skin: OLIVE, brow: "#1d1a22", eye: "#2a1c17", smile: 17, teeth: true })}
  <path d="M120 172 C116 104 152 66 204 68 C256 66 286 108 281 172 C274 156 270 146 266 136 C236 146 176 146 134 132 C128 146 124 158 120 172 Z" fill="#2a2630"/>
  <path d="M200 68 C240 66 268 90 276 130 C250 104 220 92 180 92 C160 92 146 100 134 132 C136 92 164 68 200 68 Z" fill="#3c3644"/>
  <g stroke-linecap="round"><path d="M300 400 L352 268" stroke="#d9b27c" stroke-width="11"/><path d="M326 400 L384 282" stroke="#c79a5e" stroke-width="11"/></g>
  <circle cx="353" cy="266" r="9" fill="#e8c896"/><circle cx="385" cy="280" r="9" fill="#d9b27c"/>`;

const theo = `${wall("#7e86c9", "#262a52", 120)}
  ${shoulders("#2b2f45")}
  <path d="M160 288 L200 344 L240 288 L252 291 L218 400 H182 L148 291 Z" fill="#f3ede1"/>
  <path d="M160 288 L138 296 L176 360 L200 336 Z M240 288 L262 296 L224 360 L200 336 Z" fill="#ffffff"/>
  <path d="M138 294 L112 304 L160 400 H186 Z M262 294 L288 304 L240 400 H214 Z" fill="#3a3f5c"/>
  ${head(DARK, 44)}
  <path d="M124 168 C124 236 150 284 200 284 C250 284 276 236 276 168 C270 206 258 218 240 214 Q200 206 160 214 C142 218 130 206 124 168 Z" fill="#1c1412"/>
  <path d="M122 156 C118 96 154 62 200 62 C246 62 282 96 278 156 C274 136 268 122 258 112 Q200 96 142 112 C132 122 126 136 122 156 Z" fill="#1c1412"/>
  ${face({ skin: DARK, brow: "#1c1412", eye: "#140d0b", smile: 15, teeth: true })}
  ${glasses("#f0b544")}`;

const priya = `${wall("#3f9f86", "#123a3a", 290)}
  <path d="M232 62 C292 40 330 84 322 150 C318 206 340 240 326 300 C306 306 292 282 292 240 Z" fill="#17131a"/>
  ${shoulders("#5c3a72")}
  <path d="M160 288 Q200 330 240 288 L247 291 Q200 344 153 291 Z" fill="#7a5293"/>
  ${head(BROWN, 35)}
  ${face({ skin: BROWN, brow: "#17131a", eye: "#1b100c", smile: 13 })}
  <path d="M119 176 C112 102 150 60 202 60 C254 60 288 102 281 176 C272 146 252 112 198 96 C158 110 130 140 119 176 Z" fill="#221c27"/>
  <path d="M196 62 C150 66 122 104 119 160 C132 130 160 106 196 96 Z" fill="#352c3c"/>
  <path d="M114 182 C96 96 146 40 200 40 C254 40 304 96 286 182" fill="none" stroke="#e8e2d8" stroke-width="13"/>
  <rect x="95" y="156" width="32" height="62" rx="15" fill="#e0603f"/><rect x="273" y="156" width="32" height="62" rx="15" fill="#e0603f"/>
  <rect x="112" y="162" width="14" height="50" rx="7" fill="#2a2a30"/><rect x="274" y="162" width="14" height="50" rx="7" fill="#2a2a30"/>`;

const callum = `${wall("#8fa05a", "#2f3a22", 110)}
  ${shoulders("#3f4a52")}
  <path d="M160 288 Q200 326 240 288 L258 292 L222 352 H178 L142 292 Z" fill="#b8452f"/>
  <path d="M186 344 H214 V400 H186 Z" fill="#35403f"/><path d="M199 350 V400" stroke="#98a3a5" stroke-width="4"/>
  ${head(FAIR, 46)}
  <path d="M126 196 C128 246 156 286 200 288 C244 286 272 246 274 196 C266 214 254 218 240 214 L200 222 L160 214 C146 218 134 214 126 196 Z" fill="#d9d5cc"/>
  ${face({ skin: FAIR, brow: "#b9b3a8", eye: "#3c5468", smile: 11 })}
  <path d="M200 208 C182 204 164 212 156 226 C172 228 188 224 200 218 C212 224 228 228 244 226 C236 212 218 204 200 208 Z" fill="#ece8df"/>
  <path d="M118 150 C112 150 116 178 124 186 L134 148 Z M282 150 C288 150 284 178 276 186 L266 148 Z" fill="#cfcac0"/>
  <path d="M112 140 C106 80 154 52 206 54 C258 54 296 84 288 138 C240 122 160 122 112 140 Z" fill="#4a4038"/>
  <path d="M104 146 C150 112 250 112 300 140 C306 148 300 154 290 152 C240 132 160 134 116 156 C106 160 98 154 104 146 Z" fill="#352d27"/>
  <path d="M150 70 C170 60 190 58 206 58 M146 96 C186 80 240 84 272 104" fill="none" stroke="#5d5147" stroke-width="4" stroke-linecap="round"/>`;

const DRAWN: Readonly<Record<string, string>> = {
  Mira: mira,
  Joss: joss,
  Ana: ana,
  Theo: theo,
  Priya: priya,
  Callum: callum,
};

/** An SVG. Throws a RangeError for whom nobody has drawn. */
export function portraitOf(nickname: string): string {
  const drawn = DRAWN[nickname];
  if (drawn === undefined) throw new RangeError(`There is no portrait of ${nickname}.`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 400 400">${drawn}</svg>`;
}
