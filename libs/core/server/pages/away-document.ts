import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { errors } from '@network/messages/errors.ts';
import { serverPages } from '@network/messages/server-pages.ts';
import { LOCALE, messagesOf } from '../../i18n/messages.ts';
import { brandMarks, WORDMARK_STYLE, wordmarkHtml } from './brand-marks.ts';
import { escapeHtml } from './plain-document.ts';

/** How the same request is made again: by its address, or by a form without fields for one that writes. */
export interface Retry {
  readonly method: 'get' | 'post';
  /** A path or an address of this host. */
  readonly href: string;
}

const texts = { ...serverPages, away: errors.away, server: errors.server };

/** Why the page is missing: the gateway is down, this server is busy, or the request is refused or limited. */
export type PlainReason = 'away' | 'busy' | 'limited' | 'refused';

/**
 * The page that is sent when no other can be rendered. In the brand's colors; needs neither router nor scripts, and its
 * button repeats the request.
 */
export function awayDocument(tenant: Tenant, reason: PlainReason, retry: Retry): string {
  const t = messagesOf(texts);
  const title = escapeHtml(t(`${reason}.headTitle`, { brand: tenant.name }));
  const href = escapeHtml(retry.href);
  const label = escapeHtml(t('away.action'));
  const button =
    retry.method === 'get'
      ? `<a class="button" href="${href}">${label}</a>`
      : `<form method="post" action="${href}"><button class="button" type="submit">${label}</button></form>`;
  return `<!DOCTYPE html><html lang="${LOCALE}" translate="no" class="notranslate"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#000"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><style>${styleOf(tenant)}</style></head><body><main>${wordmarkHtml(tenant)}<h1>${escapeHtml(t(`${reason}.title`))}</h1><p class="lead">${escapeHtml(t(`${reason}.text`))}</p><div class="actions">${button}<a class="quiet" href="/">${escapeHtml(t('server.action'))}</a></div></main></body></html>`;
}

function styleOf(tenant: Tenant): string {
  const { background, text, accent, onAccent } = tenant.theme.palette;
  const { heading, button } = brandMarks(tenant);
  return [
    '*{box-sizing:border-box}',
    `html{background:${background};color:${text}}`,
    `body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:3rem 1.5rem;background:radial-gradient(60rem 30rem at 50% -10rem,color-mix(in srgb,${accent} 22%,transparent),transparent);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}`,
    'main{width:100%;max-width:38rem;text-align:center}',
    '.brand{margin:0 0 3rem}',
    WORDMARK_STYLE,
    `h1{margin:0 0 1rem;font-size:clamp(1.875rem,5vw,3rem);line-height:1.1;${heading};text-wrap:balance}`,
    '.lead{margin:0 auto;max-width:30rem;opacity:.8;text-wrap:balance}',
    '.actions{margin-top:2.5rem;display:flex;flex-wrap:wrap;gap:1rem 1.75rem;justify-content:center;align-items:center}',
    'form{margin:0}',
    `.button{appearance:none;display:inline-block;border:0;border-radius:${button};padding:.875rem 2.25rem;font:600 1rem/1.4 system-ui,-apple-system,"Segoe UI",sans-serif;background:${accent};color:${onAccent};text-decoration:none;cursor:pointer}`,
    '.button:hover{filter:brightness(1.1)}',
    '.quiet{color:inherit;text-underline-offset:.25em;padding:.5rem}',
    `.button:focus-visible,.quiet:focus-visible{outline:3px solid ${text};outline-offset:4px;border-radius:${button}}`,
    '@media (max-width:30rem){.actions{flex-direction:column}.actions form,.button{width:100%}}',
  ].join('');
}
