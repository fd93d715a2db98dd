import type { Tenant } from './tenant-schema.ts';

type Palette = Tenant['theme']['palette'];

/**
 * Share of a brand's accent in the ink of its pages on paper; the rest is black. The stylesheet of apps says the same
 * (`paper.css`).
 */
const ACCENT_SHARE = 0.45;

/**
 * The colours of a dark brand where a person's system is light, for documents without the app's stylesheet: gates, the sign-in and
 * mails. The accent is dark enough for text.
 */
export function paperOf({ accent }: Pick<Palette, 'accent'>): Palette {
  return { background: '#f7f6f3', surface: '#ffffff', text: '#1b1a1d', accent: darken(accent), onAccent: '#ffffff' };
}

/** Whether a colour as #rrggbb is perceived as dark. */
export function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = channelsOf(color);
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}

/** The declarations that turn a drawn name, which is made for a dark ground, into ink. */
export const WORDMARK_IN_INK = 'filter:invert(1) hue-rotate(180deg)';

/**
 * The rules of a document's colours, as `--bg`, `--surface`, `--text`, `--accent`, `--on` and `--glow`, the brand's own light:
 * those of the palette, and paper where the person's system is light. A palette that is light by itself is the same everywhere.
 */
export function groundRules(palette: Palette): string {
  const own = `:root{color-scheme:${isDark(palette.background) ? 'dark' : 'light'};--glow:${palette.accent};${declare(palette)}}`;
  if (!isDark(palette.background)) return own;
  return `${own}@media(prefers-color-scheme:light){:root{color-scheme:light;${declare(paperOf(palette))}}.brand img{${WORDMARK_IN_INK}}}`;
}

/** The tags by which a browser's own bars have the colour of such a document. */
export function groundTags(palette: Palette): string {
  const tag = (scheme: string, { background }: Palette): string =>
    `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${background}">`;
  return tag('dark', palette) + tag('light', isDark(palette.background) ? paperOf(palette) : palette);
}

function declare({ background, surface, text, accent, onAccent }: Palette): string {
  return `--bg:${background};--surface:${surface};--text:${text};--accent:${accent};--on:${onAccent}`;
}

function darken(color: string): string {
  return `#${channelsOf(color)
    .map((channel) =>
      Math.round(channel * ACCENT_SHARE)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
