import { randomBytes } from 'node:crypto';
import { type ClientInfo, encodeClientInfo } from '../../tenant/client-info.ts';

/**
 * Stands in a rendered page for what differs from response to response, so that one rendering serves many visitors.
 * Unguessable, since a text of the catalogue that held a marker would be replaced with it.
 */
export const NONCE_MARKER = `n${randomBytes(16).toString('hex')}`;
export const CLIENT_MARKER = `c${randomBytes(16).toString('hex')}`;

const MARKERS = new RegExp(`(${NONCE_MARKER}|${CLIENT_MARKER})`);

/** A page cut at its markers: texts and, between them, which marker stood there. */
export type PagePieces = readonly string[];

export function cutPage(html: string): PagePieces {
  return html.split(MARKERS);
}

/** The page of one response. */
export function joinPage(pieces: PagePieces, nonce: string, client: ClientInfo): string {
  const info = encodeClientInfo(client);
  let html = '';
  for (const piece of pieces) {
    html += piece === NONCE_MARKER ? nonce : piece === CLIENT_MARKER ? info : piece;
  }
  return html;
}
