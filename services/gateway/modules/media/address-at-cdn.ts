import type { MediaCdn } from '../../delivery/media-cdn.ts';
import type { MediaGrant } from './media-address.ts';
import type { OwnFile } from './own/own-files.ts';

const FILM = 'video/';

/**
 * Where a CDN serves a file of a film, for as long as the grant: a player may go on reading from there. Null for what this
 * gateway sends: texts and pictures, which are small, and downloads, whose names no CDN knows.
 */
export function addressAtCdn(cdn: MediaCdn, grant: MediaGrant, found: OwnFile): string | null {
  if (found.kind !== 'file' || grant.fileName !== null || !found.file.type.startsWith(FILM)) return null;
  return cdn.addressOf(found.key, grant.expiresAt);
}
