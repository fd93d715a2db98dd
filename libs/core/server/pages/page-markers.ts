import { randomBytes } from 'node:crypto';
import { type ClientInfo, encodeClientInfo } from '../../tenant/client-info.ts';

/**
 * A placeholder in a rendered page for the parts that differ between responses, so that one rendering serves many
 * visitors. Unguessable, since a catalogue text that contained a marker would be replaced too.
 */
export const NONCE_MARKER = `n${randomBytes(16).toString('hex')}`;
export const CLIENT_MARKER = `c${randomBytes(16).toString('hex')}`;
/** Within the query of a form's action: the complete requested address. */
export const ADDRESS_MARKER = `a${randomBytes(16).toString('hex')}`;

const MARKERS = new RegExp(`(${NONCE_MARKER}|${CLIENT_MARKER}|${ADDRESS_MARKER})`);

/** A page split at its markers, in bytes: encoding it again for each response would cost more than everything else. */
export type PagePieces = readonly (Buffer | 'nonce' | 'client' | 'address')[];

export function cutPage(html: string): PagePieces {
  return html.split(MARKERS).map((piece) => {
    if (piece === NONCE_MARKER) return 'nonce';
    if (piece === ADDRESS_MARKER) return 'address';
    return piece === CLIENT_MARKER ? 'client' : Buffer.from(piece);
  });
}

/** What one response puts in the markers' place. */
export interface OwnParts {
  readonly nonce: string;
  readonly client: ClientInfo;
  /** Path and query as requested. */
  readonly address: string;
}

/** The page of one response, in pieces: joining them would copy every page whole. */
export function fillPage(pieces: PagePieces, { nonce, client, address }: OwnParts): readonly Buffer[] {
  const own = {
    nonce: Buffer.from(nonce),
    client: Buffer.from(encodeClientInfo(client)),
    address: Buffer.from(new URLSearchParams({ '': address }).toString().slice(1)),
  };
  return pieces.map((piece) => (typeof piece === 'string' ? own[piece] : piece));
}
