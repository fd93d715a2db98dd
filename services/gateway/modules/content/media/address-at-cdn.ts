import type { MediaCdn } from '../../../delivery/media-cdn.ts';
import { isPlaced } from '../../../store/places/place-key.ts';
import type { MediaGrant } from './media-address.ts';
import type { OwnFile } from './own/own-files.ts';

const FILM = 'video/';

/**
 * Where a CDN serves a file of a film, for as long as the grant: a player may go on reading from there. Null for what this
 * gateway sends: texts and pictures, which are small, downloads, whose names no CDN knows, and what lies in a place, which no CDN has.
 */
export function addressAtCdn(cdn: MediaCdn, grant: MediaGrant, found: OwnFile): string | null {
  if (found.kind !== 'file' || grant.fileName !== null || !found.file.type.startsWith(FILM)) return null;
  if (isPlaced(found.key)) return null;
  return cdn.addressOf(found.key, grant.expiresAt);
}
