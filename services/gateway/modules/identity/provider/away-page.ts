import { errors } from '@network/messages/errors.ts';
import { type Brand, escapeHtml, htmlPage, type Page } from './html-page.ts';

/** How the same request is made again: by its address, or by a form without fields for one that writes. */
export interface Retry {
  readonly method: 'get' | 'post';
  readonly href: string;
}

/**
 * The page while the database is down, with a button that repeats the request. `faces` is `system` for a page on a
 * brand's host.
 */
export function awayPage(brand: Brand | null, retry: Retry, faces: 'brand' | 'system'): Page {
  const { title, text, action } = errors.away;
  const name = brand ? `<p class="brand">${escapeHtml(brand.name)}</p>` : '';
  const href = escapeHtml(retry.href);
  const button =
    retry.method === 'get'
      ? `<p class="aside"><a class="button" href="${href}">${escapeHtml(action)}</a></p>`
      : `<form method="post" action="${href}"><button type="submit">${escapeHtml(action)}</button></form>`;
  const body = `${name}<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(text)}</p>${button}`;
  const page = htmlPage(brand, escapeHtml(title), body, ["'self'"], faces);
  // Its address may hold the token of a mailed link.
  return { ...page, headers: { ...page.headers, 'referrer-policy': 'same-origin' } };
}
