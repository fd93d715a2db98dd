import { escapeHtml } from '@network/validation/escape-html.ts';
import { createHash } from 'node:crypto';
import { sandbox as texts } from '@network/messages/sandbox.ts';
import type { FastifyReply } from 'fastify';
import { PAGE_STYLE } from './page-style.ts';

/** HTML that may be inserted into a page unescaped. */
export interface Html {
  readonly html: string;
}

type Content = Html | string | number | null | readonly (Html | string | number | null)[];

/** A template whose values are escaped, unless they are HTML made by this function. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  return { html: strings.map((text, index) => text + render(values[index] ?? null)).join('') };
}

function render(value: Content): string {
  if (value === null) return '';
  if (typeof value === 'object') return 'html' in value ? value.html : value.map(render).join('');
  return escapeHtml(String(value));
}

/** The hash in the policy is that of the text between these tags, to the last space. */
const STYLE: Html = { html: `<style>${PAGE_STYLE}</style>` };
const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/**
 * Sends a page of the sandbox: no scripts, one stylesheet, forms to itself only. `leadsTo` names the addresses to which
 * the answer to its form may lead on, for browsers count that as a part of sending it.
 */
export function sendPage(
  reply: FastifyReply,
  title: string,
  body: Html,
  leadsTo: readonly string[] = [],
): FastifyReply {
  const forms = ["'self'", ...new Set(leadsTo.map((address) => new URL(address).origin))].join(' ');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <header>
          <p class="mark">${texts.name}</p>
          <p class="note">${texts.note}</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page.html);
}
