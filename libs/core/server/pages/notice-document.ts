import { escapeHtml } from '@network/validation/escape-html.ts';
import { groundRules, groundTags } from '@network/tenant/paper.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { language } from '../../i18n/language.ts';
import { brandMarks, WORDMARK_STYLE, wordmarkHtml } from './brand-marks.ts';

/** The texts of a notice, and what can be done about it. */
export interface Notice {
  readonly headTitle: string;
  readonly title: string;
  readonly text: string;
  /** Links and forms, as HTML: `.button` is the first choice, `.quiet` another one. */
  readonly actions: string;
  /** HTML after the page, such as its script. */
  readonly after?: string;
}

/**
 * A document in the brand's type that says one thing, in its colors or, where the person's system is light, on paper. Needs neither router nor scripts nor any file but the
 * wordmark; `wordmarkAddress` is where that is, if not on the brand's host.
 */
export function noticeDocument(tenant: Tenant, notice: Notice, wordmarkAddress?: string): string {
  const { headTitle, title, text, actions, after = '' } = notice;
  return `<!DOCTYPE html><html lang="${language()}" translate="no" class="notranslate"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${groundTags(tenant.theme.palette)}<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(headTitle)}</title><style>${noticeStyle(tenant)}</style></head><body><main>${wordmarkHtml(tenant, wordmarkAddress)}<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(text)}</p><div class="actions">${actions}</div></main>${after}</body></html>`;
}

/** The one stylesheet of a notice, whose hash a policy may name. */
export function noticeStyle(tenant: Tenant): string {
  const { heading, button } = brandMarks(tenant);
  return [
    '*{box-sizing:border-box}',
    groundRules(tenant.theme.palette),
    'html{background:var(--bg);color:var(--text)}',
    'body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:3rem 1.5rem;background:radial-gradient(60rem 30rem at 50% -10rem,color-mix(in srgb,var(--glow) 22%,transparent),transparent);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}',
    'main{width:100%;max-width:38rem;text-align:center}',
    '.brand{margin:0 0 3rem}',
    WORDMARK_STYLE,
    `h1{margin:0 0 1rem;font-size:clamp(1.875rem,5vw,3rem);line-height:1.1;${heading};text-wrap:balance}`,
    '.lead{margin:0 auto;max-width:30rem;opacity:.8;text-wrap:balance}',
    '.actions{margin-top:2.5rem;display:flex;flex-wrap:wrap;gap:1rem 1.75rem;justify-content:center;align-items:center}',
    'form{margin:0}',
    `.button{appearance:none;display:inline-block;border:0;border-radius:${button};padding:.875rem 2.25rem;font:600 1rem/1.4 system-ui,-apple-system,"Segoe UI",sans-serif;background:var(--accent);color:var(--on);text-decoration:none;cursor:pointer}`,
    '.button:hover{filter:brightness(1.1)}',
    '.quiet{color:inherit;text-underline-offset:.25em;padding:.5rem}',
    `.button:focus-visible,.quiet:focus-visible{outline:3px solid var(--text);outline-offset:4px;border-radius:${button}}`,
    '@media (max-width:30rem){.actions{flex-direction:column}.actions form,.button{width:100%}}',
  ].join('');
}
