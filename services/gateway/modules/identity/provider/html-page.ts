import { createHash } from 'node:crypto';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { NEUTRAL_PALETTE, pageStyle } from './page-style.ts';

/** An answer to a browser at the identity server's address. */
export interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Brand = Pick<Tenant, 'name' | 'theme' | 'urls'>;

/**
 * A page of the identity server in a brand's looks, or neutral; `title` and `body` are HTML already. A page that is shown
 * at a brand's host uses the system's fonts: the brand's are at the gateway's own address.
 */
export function htmlPage(
  brand: Brand | null,
  title: string,
  body: string,
  formAction: readonly string[],
  faces: 'brand' | 'system' = 'brand',
): Page {
  const palette = brand?.theme.palette ?? NEUTRAL_PALETTE;
  const style = pageStyle(palette, (faces === 'brand' && brand?.theme.fonts) || null);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const html = `<!doctype html>
<html lang="en" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#000">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>${body}</main>
</body>
</html>`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        "font-src 'self'",
        `form-action ${formAction.join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      // The form's own origin must reach its check, the address of the page nobody else.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  };
}

/** Text as HTML, for content and for attributes in quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
