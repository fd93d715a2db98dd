import { randomBytes } from 'node:crypto';
import { type ClientInfo, encodeClientInfo } from '../../tenant/client-info.ts';

/**
 * Stands in a rendered page for what differs from response to response, so that one rendering serves many visitors.
 * Unguessable, since a text of the catalogue that held a marker would be replaced with it.
 */
export const NONCE_MARKER = `n${randomBytes(16).toString('hex')}`;
export const CLIENT_MARKER = `c${randomBytes(16).toString('hex')}`;

const MARKERS = new RegExp(`(${NONCE_MARKER}|${CLIENT_MARKER})`);

/** A page cut at its markers, in bytes: encoding it anew for each response costs more than all the rest. */
export type PagePieces = readonly (Buffer | 'nonce' | 'client')[];

export function cutPage(html: string): PagePieces {
  return html.split(MARKERS).map((piece) => {
    if (piece === NONCE_MARKER) return 'nonce';
    return piece === CLIENT_MARKER ? 'client' : Buffer.from(piece);
  });
}

/** The page of one response, in pieces: joining them would copy every page whole. */
export function fillPage(pieces: PagePieces, nonce: string, client: ClientInfo): readonly Buffer[] {
  const own = { nonce: Buffer.from(nonce), client: Buffer.from(encodeClientInfo(client)) };
  return pieces.map((piece) => (typeof piece === 'string' ? own[piece] : piece));
}
