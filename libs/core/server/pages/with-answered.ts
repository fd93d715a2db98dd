import { ANSWERED_COOKIE } from '@network/server/requests/consent-cookie.ts';

const HEAD = '<head>';

/**
 * Marks the root of a page in a visit in which the question about measuring was answered, before anything is painted. It is the same
 * text for everybody, so that pages stay shared.
 */
export const ANSWERED_SCRIPT = `/(?:^|; )${ANSWERED_COOKIE}=/.test(document.cookie)&&(document.documentElement.dataset.answered='')`;

/** The HTML of a page with the script by which no strip follows an answered question. It is no part of what React renders. */
export function withAnswered(html: string, nonce: string | null): string {
  const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
  return html.replace(HEAD, () => `${HEAD}<script${attribute}>${ANSWERED_SCRIPT}</script>`);
}
