import { EARLY_PRESS_SCRIPT } from '../../early-press/early-press-script.ts';

const HEAD = '<head>';

/**
 * The HTML of a page with the script that keeps presses until the page listens. It has to be there before anything can be pressed,
 * and is no part of what React renders.
 */
export function withEarlyPresses(html: string, nonce: string | null): string {
  const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
  return html.replace(HEAD, () => `${HEAD}<script${attribute}>${EARLY_PRESS_SCRIPT}</script>`);
}
