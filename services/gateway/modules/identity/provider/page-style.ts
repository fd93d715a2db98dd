import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { typefacePath } from './typefaces.ts';

type Theme = Tenant['theme'];

/** For pages of the identity server that know no brand. */
export const NEUTRAL_PALETTE: Theme['palette'] = {
  background: '#0b0b0d',
  surface: '#17171b',
  text: '#f4f4f6',
  accent: '#f4f4f6',
  onAccent: '#0b0b0d',
};

const SYSTEM = 'system-ui,-apple-system,"Segoe UI",sans-serif';

/** The stylesheet of the identity server's pages in a brand's colours and typefaces; null for the system's own. */
export function pageStyle(palette: Theme['palette'], fonts: Theme['fonts'] | null): string {
  const families = fonts ? [...new Set([fonts.display, fonts.text])] : [];
  const display = fonts ? `"${fonts.display}",${SYSTEM}` : SYSTEM;
  const text = fonts ? `"${fonts.text}",${SYSTEM}` : SYSTEM;
  const mix = (colour: string, share: number): string => `color-mix(in oklab, ${colour} ${share}%, transparent)`;
  return `
${families.map(face).join('')}:root{color-scheme:${isDark(palette.background) ? 'dark' : 'light'};--bg:${palette.background};--surface:${palette.surface};--text:${palette.text};--accent:${palette.accent};--on:${palette.onAccent}}
*{box-sizing:border-box}
html{background:var(--bg)}
body{margin:0;min-height:100svh;display:grid;place-items:center;padding:24px;color:var(--text);font:400 16px/1.5 ${text};-webkit-font-smoothing:antialiased;
background:radial-gradient(60rem 40rem at 15% -10%,${mix('var(--accent)', 26)},transparent 70%),radial-gradient(50rem 40rem at 110% 110%,${mix('var(--accent)', 16)},transparent 70%),var(--bg)}
main{width:100%;max-width:432px;padding:clamp(28px,7vw,48px);border-radius:24px;background:${mix('var(--surface)', 86)};border:1px solid ${mix('var(--text)', 10)};box-shadow:0 40px 80px -32px rgb(0 0 0/.55),inset 0 1px 0 ${mix('var(--text)', 8)}}
.brand{margin:0 0 32px;font:600 22px/1 ${display};letter-spacing:.12em;text-transform:uppercase;color:var(--text)}
.brand::after{content:"";display:block;width:36px;height:2px;margin-top:16px;border-radius:2px;background:var(--accent)}
h1{margin:0;font:600 clamp(28px,7vw,36px)/1.1 ${display};letter-spacing:-.01em;text-wrap:balance}
.lead{margin:12px 0 28px;color:${mix('var(--text)', 74)}}
.problem{margin:0 0 20px;padding:12px 16px;border-radius:12px;background:${mix('var(--accent)', 14)};border:1px solid ${mix('var(--accent)', 45)}}
label{display:block;margin:0 0 6px;font-size:14px;font-weight:500}
input{width:100%;height:52px;margin:0 0 18px;padding:0 16px;border-radius:12px;border:1px solid ${mix('var(--text)', 48)};background:${mix('var(--bg)', 70)};color:var(--text);font:inherit}
input:hover{border-color:${mix('var(--text)', 70)}}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
button,.button{display:block;width:100%;min-height:52px;margin-top:10px;padding:14px 20px;border:0;border-radius:999px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;transition:filter .2s}
button.second{background:transparent;color:var(--text);border:1px solid ${mix('var(--text)', 48)}}
button:hover,.button:hover{filter:brightness(1.08)}
button.second{background:transparent;color:inherit;box-shadow:inset 0 0 0 1px var(--accent)}
.aside{margin:24px 0 0;color:${mix('var(--text)', 74)};font-size:15px}
.aside+.aside{margin-top:8px}
a{color:var(--text);text-underline-offset:3px}
.quiet{color:${mix('var(--text)', 74)}}
@media(prefers-reduced-motion:reduce){*{transition:none}}
`;
}

function face(family: string): string {
  return `@font-face{font-family:"${family}";src:url("${typefacePath(family)}") format("woff2");font-weight:100 900;font-display:swap}`;
}

/** By perceived lightness of #rrggbb. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}
