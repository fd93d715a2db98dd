import { escapeHtml } from '@network/validation/escape-html.ts';
import { createHash } from 'node:crypto';
import { groundTags } from '@network/tenant/paper.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { requestLanguage } from '../../../../http/language.ts';
import { NEUTRAL, pageStyle } from './page-style.ts';

/** An answer to a browser at the identity server's address. */
export interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Brand = Tenant;

export interface HtmlPage {
  /** Null for a neutral page. */
  readonly brand: Brand | null;
  /** Text. */
  readonly title: string;
  /** HTML of the body. */
  readonly body: string;
  /** Sources of `form-action`. */
  readonly formAction: readonly string[];
  /**
   * The place where the page is shown: the gateway's own address, which has the brands' typefaces, or a brand's host,
   * which has its wordmark, with the system's fonts.
   */
  readonly at?: 'gateway' | 'brand';
  /** Path of the script that it loads; it works without it. */
  readonly script?: string | null;
}

/** A page of the identity server in a brand's looks, or neutral. */
export function htmlPage({ brand, title, body, formAction, at = 'gateway', script = null }: HtmlPage): Page {
  const style = pageStyle(brand?.theme ?? null, at);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const html = `<!doctype html>
<html lang="${requestLanguage()}" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${groundTags((brand?.theme ?? NEUTRAL).palette)}
<title>${escapeHtml(title)}</title>
<style>${style}</style>${script === null ? '' : `\n<script src="${escapeHtml(script)}" defer></script>`}
</head>
<body>
${body}
</body>
</html>`;
  const images = brand === null ? "'none'" : at === 'brand' ? "'self'" : brand.urls.tour;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        "font-src 'self'",
        `img-src ${images}`,
        ...(script === null ? [] : ["script-src 'self'"]),
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
