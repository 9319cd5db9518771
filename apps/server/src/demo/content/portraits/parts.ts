/** What the portraits are put together from: SVG of a square of 400, the head's middle at 200, 172. */

export type Paint = string;

/** The light behind somebody: a spot from above the shoulder on a darker wall. */
export function wall(near: Paint, far: Paint, spot: number): string {
  return `<defs><radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="${spot}" cy="110" r="330">
    <stop offset="0" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient></defs>
    <rect width="400" height="400" fill="url(#wall)"/>`;
}

export interface Skin {
  readonly light: Paint;
  readonly shade: Paint;
  /** Lips, and the warmth of a cheek. */
  readonly blush: Paint;
}

/** Neck, ears and head; `jaw` is half the width of the chin: 34 narrow, 48 broad. */
export function head({ light, shade, blush }: Skin, jaw: number): string {
  const [left, right] = [200 - jaw, 200 + jaw];
  return `<path d="M166 220 V292 Q200 330 234 292 V220 Z" fill="${shade}"/>
    <ellipse cx="123" cy="184" rx="13" ry="21" fill="${shade}"/><ellipse cx="277" cy="184" rx="13" ry="21" fill="${shade}"/>
    <path d="M124 160 C124 100 160 76 200 76 C240 76 276 100 276 160 C276 206 ${right + 22} 244 ${right - 8} 258 Q200 278 ${left + 8} 258
      C${left - 22} 244 124 206 124 160 Z" fill="${light}"/>
    <ellipse cx="150" cy="206" rx="16" ry="10" fill="${blush}" opacity=".22"/><ellipse cx="250" cy="206" rx="16" ry="10" fill="${blush}" opacity=".22"/>`;
}

export interface Look {
  readonly skin: Skin;
  readonly brow: Paint;
  readonly eye: Paint;
  /** How far the corners of the mouth go up; shown teeth make it a laugh. */
  readonly smile: number;
  readonly teeth?: boolean;
}

/** Brows, eyes, nose and mouth. */
export function face({ skin, brow, eye, smile, teeth = false }: Look): string {
  const mouth = teeth
    ? `<path d="M174 226 Q200 ${226 + smile * 2} 226 226 Q200 ${228 + smile / 4} 174 226 Z" fill="#fdf6ec"/>
       <path d="M172 225 Q200 ${226 + smile * 2} 228 225" fill="none" stroke="${skin.blush}" stroke-width="5" stroke-linecap="round"/>`
    : `<path d="M176 228 Q200 ${228 + smile} 224 228" fill="none" stroke="${skin.blush}" stroke-width="6" stroke-linecap="round"/>`;
  return `<g fill="none" stroke="${brow}" stroke-width="7" stroke-linecap="round"><path d="M148 158 Q163 148 179 156"/><path d="M221 156 Q237 148 252 158"/></g>
    <g fill="${eye}"><ellipse cx="165" cy="180" rx="6.5" ry="8"/><ellipse cx="235" cy="180" rx="6.5" ry="8"/></g>
    <g fill="#fff" opacity=".85"><circle cx="167.500" cy="177" r="2.200"/><circle cx="237.500" cy="177" r="2.200"/></g>
    <path d="M199 182 Q190 206 203 208" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round"/>${mouth}`;
}

/** Shoulders under the neck. */
export function shoulders(cloth: Paint): string {
  return `<path d="M40 400 C44 330 92 304 160 288 Q200 326 240 288 C308 304 356 330 360 400 Z" fill="${cloth}"/>`;
}

export function glasses(rim: Paint): string {
  return `<g fill="#fff" fill-opacity=".14" stroke="${rim}" stroke-width="6"><rect x="139" y="162" width="51" height="38" rx="15"/><rect x="210" y="162" width="51" height="38" rx="15"/>
    <path d="M190 176 Q200 170 210 176 M139 174 L124 170 M261 174 L276 170" fill="none"/></g>`;
}
