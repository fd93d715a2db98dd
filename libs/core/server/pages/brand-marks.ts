import { escapeHtml } from '@network/validation/escape-html.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

const SYSTEM = 'system-ui,-apple-system,"Segoe UI",sans-serif';

/** The brand's own parts of a document without the app. */
export interface BrandMarks {
  /** Rules of the fonts; empty without any. */
  readonly faces: string;
  /** Families for headings and for text. */
  readonly display: string;
  readonly text: string;
  /** Declarations of a heading. */
  readonly heading: string;
  /** Corners of a button. */
  readonly button: string;
}

/** The brand's type and corners, as `theme.gate` says; `fonts` are the paths of its font files, if they may be loaded. */
export function brandMarks({ theme: { fonts, gate } }: Tenant, fontPaths: readonly string[] = []): BrandMarks {
  const files = new Map(
    [...new Set([fonts.display, fonts.text])].flatMap((family) => {
      const name = family.toLowerCase().replaceAll(' ', '-');
      const path = fontPaths.find((each) => each.split('/').at(-1)?.startsWith(`${name}-latin-`));
      return path === undefined ? [] : [[family, path] as const];
    }),
  );
  const familyOf = (family: string): string => (files.has(family) ? `"${family}",${SYSTEM}` : SYSTEM);
  const { weight, tracking, uppercase } = gate.heading;
  const display = familyOf(fonts.display);
  return {
    faces: [...files]
      .map(
        ([family, path]) =>
          `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:100 900;font-display:swap}`,
      )
      .join(''),
    display,
    text: familyOf(fonts.text),
    heading: `font-family:${display};font-weight:${weight};letter-spacing:${tracking}em${uppercase === true ? ';text-transform:uppercase' : ''}`,
    button: `${gate.corners.button}px`,
  };
}

/** The brand's wordmark, which its own host has; its name while the picture is missing. */
export function wordmarkHtml({ name }: Tenant, address = '/wordmark.svg'): string {
  return `<p class="brand"><img src="${escapeHtml(address)}" alt="${escapeHtml(name)}" width="160" height="32"></p>`;
}

/** The box of the wordmark. */
export const WORDMARK_STYLE =
  '.brand img{display:inline-block;width:auto;max-width:13.75rem;height:2rem;object-fit:contain;font:600 1.25rem/2rem system-ui,sans-serif;color:inherit}';
