import { groundRules } from '@network/tenant/paper.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { gateLayout } from './gate-layouts.ts';
import { typefacePath } from './typefaces.ts';

type Theme = Tenant['theme'];

/** The theme of pages of the identity server that know no brand. */
export const NEUTRAL: Theme = {
  palette: { background: '#0b0b0d', surface: '#17171b', text: '#f4f4f6', accent: '#f4f4f6', onAccent: '#0b0b0d' },
  fonts: { display: 'system-ui', text: 'system-ui' },
  gate: {
    layout: 'panel',
    corners: { panel: 20, control: 12, button: 999 },
    heading: { weight: 600, tracking: -0.01 },
  },
};

const SYSTEM = 'system-ui,-apple-system,"Segoe UI",sans-serif';

export const mix = (color: string, share: number): string => `color-mix(in oklab,${color} ${share}%,transparent)`;

/**
 * The stylesheet of the identity server's pages in a brand's layout, colors, corners and typefaces; neutral for none. A
 * page at a brand's host uses the system's fonts, since the brands' are at the gateway's own address.
 */
export function pageStyle(theme: Theme | null, at: 'gateway' | 'brand'): string {
  const { palette, gate, fonts } = theme ?? NEUTRAL;
  const hasFonts = theme !== null && at === 'gateway';
  const families = hasFonts ? [...new Set([fonts.display, fonts.text])] : [];
  const display = hasFonts ? `"${fonts.display}",${SYSTEM}` : SYSTEM;
  const text = hasFonts ? `"${fonts.text}",${SYSTEM}` : SYSTEM;
  const { corners, heading } = gate;
  return `
${families.map(face).join('')}${groundRules(palette)}:root{--muted:${mix('var(--text)', 76)};--line:${mix('var(--text)', 16)};--panel:${corners.panel}px;--control:${corners.control}px;--button:${corners.button}px}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{background:var(--bg)}
body{margin:0;min-height:100svh;color:var(--text);font:400 16px/1.5 ${text};-webkit-font-smoothing:antialiased;background:var(--bg)}
main{width:100%;max-width:432px;min-width:0}
.brand img{display:block;width:auto;max-width:220px;height:32px;object-fit:contain;object-position:left;font:600 22px/32px ${display};color:var(--text)}
.tagline{margin:16px 0 0;color:var(--muted);font:${heading.weight} 17px/1.3 ${display};text-wrap:balance}
h1{margin:0;font:${heading.weight} clamp(30px,7vw,40px)/1.08 ${display};letter-spacing:${heading.tracking}em;${heading.uppercase ? 'text-transform:uppercase;' : ''}text-wrap:balance;overflow-wrap:anywhere}
.lead{margin:12px 0 28px;color:var(--muted);overflow-wrap:anywhere}
.problem{margin:0 0 20px;padding:12px 16px;border-radius:var(--control);background:${mix('var(--accent)', 14)};border:1px solid ${mix('var(--accent)', 45)}}
label{display:block;margin:0 0 6px;font-size:14px;font-weight:500}
input{width:100%;height:52px;margin:0 0 18px;padding:0 16px;border-radius:var(--control);border:1px solid ${mix('var(--text)', 48)};background:${mix('var(--bg)', 70)};color:var(--text);font:inherit}
input:hover{border-color:${mix('var(--text)', 70)}}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.secret{position:relative;display:block}
.secret input{padding-right:84px}
.secret .reveal{position:absolute;top:4px;right:4px;width:auto;min-width:64px;min-height:44px;margin:0;padding:0 12px;border-radius:max(0px,calc(var(--control) - 4px));background:transparent;color:var(--muted);font-size:14px}
.caps,.hint{margin:-10px 0 16px;color:var(--muted);font-size:14px}
.caps:empty{display:none}
button,.button{display:block;width:100%;min-height:52px;margin-top:10px;padding:14px 20px;border:0;border-radius:var(--button);background:var(--accent);color:var(--on);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;transition:filter .2s}
button:hover,.button:hover{filter:brightness(1.08)}
button:disabled{opacity:.5;cursor:default}
button.second{background:transparent;color:var(--text);box-shadow:inset 0 0 0 1px ${mix('var(--text)', 48)}}
.asides{display:grid;gap:4px;margin:24px 0 0;padding:0;list-style:none;color:var(--muted);font-size:15px}
.asides a{display:inline-block;padding:3px 0}
.aside{margin:24px 0 0;color:var(--muted);font-size:15px}
.aside+.aside{margin-top:8px}
a{color:var(--text);text-underline-offset:3px}
.quiet{color:var(--muted)}
@media(prefers-reduced-motion:reduce){*{transition:none}}
${gateLayout(gate.layout)}`;
}

function face(family: string): string {
  return `@font-face{font-family:"${family}";src:url("${typefacePath(family)}") format("woff2");font-weight:100 900;font-display:swap}`;
}
