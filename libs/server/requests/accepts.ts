import Negotiator from 'negotiator';
import { remembered } from './remembered.ts';

/** What a caller names: a wildcard says neither, so that a program that accepts anything is answered as a program. */
type Preference = 'json' | 'page' | 'neither';

const preferenceOf = remembered((accept): Preference => {
  const named = new Negotiator({ headers: { accept } }).mediaTypes();
  const [json, page] = [named.indexOf('application/json'), named.indexOf('text/html')];
  if (json >= 0 && (page < 0 || json < page)) return 'json';
  return page >= 0 ? 'page' : 'neither';
});

/** True when a caller names JSON and likes a page less; of two that are liked alike the first counts. */
export function prefersJsonOver(accept: string | undefined): boolean {
  return preferenceOf(accept ?? '') === 'json';
}

/** True when a caller names pages, as browsers do of what they show, and likes JSON no better. */
export function prefersPage(accept: string | undefined): boolean {
  return preferenceOf(accept ?? '') === 'page';
}

/**
 * Chooses the encoding of a body by an Accept-Encoding header.
 * @param offered the encodings that can be sent besides the plain one, the best first
 * @returns the first of them that the caller accepts; `identity` for a caller that accepts none, or prefers that
 */
export function createEncodingChoice<Encoding extends string>(
  offered: readonly Encoding[],
): (header: string | string[] | undefined) => Encoding | 'identity' {
  const all: string[] = [...offered, 'identity'];
  const choose = remembered((accept): Encoding | 'identity' => {
    const accepted = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(all);
    if (accepted[0] === 'identity') return 'identity';
    return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity';
  });
  return (header) => choose(String(header ?? ''));
}
