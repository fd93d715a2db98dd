import { escapeHtml } from '@network/validation/escape-html.ts';
import { healthWarningGate, healthWarnings, helplines } from '@network/messages/health-warnings.ts';
import { RTA_LABEL } from '@network/tenant/constants.ts';
import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { DEFAULT_LANGUAGE } from '@network/validation/languages.ts';
import { ACKNOWLEDGE_PATH } from '../../health-warning/health-warning.ts';
import { language } from '../../i18n/language.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { type BrandMarks, brandMarks, WORDMARK_STYLE, wordmarkHtml } from '../pages/brand-marks.ts';

/**
 * The page that replaces another one until its region's warning is acknowledged. It contains nothing of that page and
 * needs no script; one button continues to `next`, the requested address. It begins at its title, not at the button below it: a small
 * window would show the end of the warning first. `fonts` are the paths of the brand's font files.
 */
export function gateDocument(
  tenant: Tenant,
  region: HealthWarningRegion,
  next: string,
  fonts: readonly string[] = [],
): string {
  const t = messagesOf(healthWarningGate);
  const { warnings } = healthWarnings[region];
  const title = escapeHtml(t('headTitle', { brand: tenant.name }));
  const action = escapeHtml(`${ACKNOWLEDGE_PATH}?${new URLSearchParams({ next })}`);
  // Its wording is the law's, in any language.
  const statute = language() === DEFAULT_LANGUAGE ? '' : ` lang="${DEFAULT_LANGUAGE}"`;
  const paragraphs = Object.values(warnings).map((text) => `<p${statute}>${escapeHtml(text)}</p>`);
  return `<!DOCTYPE html><html lang="${language()}" translate="no" class="notranslate"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#000"><meta name="google" content="notranslate"><meta name="rating" content="adult"><meta name="rating" content="${RTA_LABEL}"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><style>${styleOf(tenant, brandMarks(tenant, fonts))}</style></head><body><main role="dialog" aria-modal="true" aria-labelledby="title" aria-describedby="warning" data-health-warning="${region}">${wordmarkHtml(tenant)}<h1 id="title" tabindex="-1" autofocus>${escapeHtml(t('title'))}</h1><div id="warning">${paragraphs.join('')}</div><form method="post" action="${action}"><button type="submit">${escapeHtml(t('acknowledge'))}</button></form><p class="helpline"${statute}>${escapeHtml(helplines[region])}</p></main></body></html>`;
}

/** Full-screen and black whatever the brand; 14 points or larger. */
function styleOf(tenant: Tenant, marks: BrandMarks): string {
  const { accent, onAccent } = tenant.theme.palette;
  return [
    marks.faces,
    '*{box-sizing:border-box}',
    'html{background:#000;color-scheme:dark}',
    `body{margin:0;background:#000;color:#f2f2f2;font:14pt/1.6 ${marks.text}}`,
    'main{position:fixed;inset:0;overflow:auto;background:#000;display:flex;flex-direction:column;padding:clamp(1.5rem,6vw,5rem) clamp(1.25rem,8vw,8rem)}',
    'main>*{width:100%;max-width:46rem;margin-inline:auto}',
    '.brand{margin-block:auto 2.5rem}',
    WORDMARK_STYLE,
    `h1{margin-block:0 1.5rem;font-size:clamp(2.25rem,6vw,4rem);line-height:1.05;${marks.heading};text-wrap:balance}`,
    'h1:focus{outline:0}',
    '#warning p{margin:0;padding-block:1.25rem;border-top:1px solid #333;text-wrap:pretty}',
    `#warning p:first-child{border-top:3px solid ${accent}}`,
    'form{margin-block:2rem 3rem}',
    `button{appearance:none;border:0;border-radius:${marks.button};padding:.9rem 2.25rem;font:600 14pt/1.4 ${marks.text};background:${accent};color:${onAccent};cursor:pointer}`,
    'button:hover{filter:brightness(1.1)}',
    'button:focus-visible{outline:3px solid #fff;outline-offset:4px}',
    '.helpline{margin-block:0 auto;padding-top:1.5rem;border-top:1px solid #333;color:#c9c9c9;font-size:14pt;text-wrap:pretty}',
    '@media (max-width:30rem){button{width:100%}}',
  ].join('');
}
