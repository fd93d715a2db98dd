import { escapeHtml } from '@network/validation/escape-html.ts';
import { errors as errorsInEnglish } from '@network/messages/errors.ts';
import { gatePage } from './gate-page.ts';
import { spoken } from '../../../../http/language.ts';
import type { Brand, Page } from './html-page.ts';

const errors = spoken(errorsInEnglish);

/** The way in which the same request is made again: by its address, or by a form without fields for a write. */
export interface Retry {
  readonly method: 'get' | 'post';
  readonly href: string;
}

/** The page while the database is down, with a button that repeats the request. `at` says on whose host it is shown. */
export function awayPage(brand: Brand | null, retry: Retry, at: 'gateway' | 'brand'): Page {
  const { title, text, action } = errors.away;
  const href = escapeHtml(retry.href);
  const body =
    retry.method === 'get'
      ? `<p class="aside"><a class="button" href="${href}">${escapeHtml(action)}</a></p>`
      : `<form method="post" action="${href}"><button type="submit">${escapeHtml(action)}</button></form>`;
  const page = gatePage(brand, { title, heading: title, lead: text, body, formAction: ["'self'"], at });
  // Its address may hold the token of a mailed link.
  return { ...page, headers: { ...page.headers, 'referrer-policy': 'same-origin' } };
}
