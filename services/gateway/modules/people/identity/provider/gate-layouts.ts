import type { Tenant } from '@network/tenant/tenant-schema.ts';

type Layout = Tenant['theme']['gate']['layout'];

const glow = (share: number): string => `color-mix(in oklab,var(--glow) ${share}%,transparent)`;

/** Every phone shows the wordmark above, and the form below it in one column. */
const PHONE = `body{display:grid;grid-template-rows:auto 1fr;gap:36px;padding:28px 24px 40px}
.tagline{display:none}
`;

const LAYOUTS: Readonly<Record<Layout, string>> = {
  /** A panel in the middle, in the light of the brand. */
  panel: `body{background:radial-gradient(60rem 40rem at 15% -10%,${glow(26)},transparent 70%),radial-gradient(50rem 40rem at 110% 110%,${glow(16)},transparent 70%),var(--bg)}
@media(min-width:900px){body{grid-template-rows:1fr auto auto 1.2fr;justify-items:center;gap:32px}
.brand{grid-row:2}.brand img{object-position:center}
main{grid-row:3;padding:48px;border-radius:var(--panel);background:color-mix(in oklab,var(--surface) 86%,transparent);border:1px solid var(--line);box-shadow:0 40px 80px -32px rgb(0 0 0/.55)}}`,
  /** The wordmark on one half in the brand's color, the form on the other. */
  split: `@media(min-width:900px){body{grid-template:1fr/1.1fr 1fr;gap:0;padding:0}
.brand{display:grid;align-content:space-between;padding:56px;background:radial-gradient(70rem 50rem at 0% 100%,${glow(58)},transparent 72%),var(--surface);border-right:1px solid var(--line)}
.brand img{height:40px}.tagline{display:block;max-width:11em;margin:0;color:var(--text);font-size:clamp(40px,4.6vw,72px);line-height:1.02}
main{align-self:center;justify-self:center;padding:48px 40px}}`,
  /** One column at the left edge beneath a rule, with nothing around it. */
  column: `body{border-top:6px solid var(--accent)}
@media(min-width:900px){body{grid-template-columns:minmax(64px,10vw) 432px 1fr;padding:64px 40px;gap:64px 0}
.brand,main{grid-column:2}.brand{grid-row:1}main{grid-row:2;align-self:center}
h1{font-size:60px}}`,
  /** A heading as large as a poster's, and the form at its foot. */
  poster: `@media(min-width:900px){body{grid-template:auto 1fr/1fr;padding:40px 56px 64px;background:linear-gradient(200deg,transparent 46%,${glow(34)}),var(--bg)}
.brand{display:flex;justify-content:space-between;align-items:center}.tagline{display:block;margin:0}
main{display:grid;grid-template-columns:1.35fr 432px;column-gap:72px;max-width:none;align-content:end}
main>*{grid-column:2}h1{grid-column:1;grid-row:1/span 9;align-self:end;font-size:clamp(72px,9.5vw,152px);line-height:.92}}`,
  /** A frame around the whole page, with everything on its axis. */
  frame: `body{box-shadow:inset 0 0 0 10px var(--bg),inset 0 0 0 11px ${glow(60)}}
@media(min-width:900px){body{grid-template-rows:auto 1fr auto;justify-items:center;padding:72px;box-shadow:inset 0 0 0 24px var(--bg),inset 0 0 0 25px ${glow(60)}}
.brand{display:contents}.brand img{object-position:center}.tagline{display:block;grid-row:3;margin:0;text-align:center}
main{grid-row:2;align-self:center;max-width:400px}h1,.lead,.asides,.aside{text-align:center}h1{font-size:48px}}`,
};

/** Builds the layout of the identity server's pages of a brand. */
export function gateLayout(layout: Layout): string {
  return PHONE + LAYOUTS[layout];
}
