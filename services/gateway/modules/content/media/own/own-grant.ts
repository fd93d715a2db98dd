import type { MediaGrant } from '../media-address.ts';

const MARK = 'version:';

/** What a grant of an own film names in the place of a composition. */
export function grantedVersionName(version: string): string {
  return `${MARK}${version}`;
}

/** The version that a grant opens; null for one of a composition. */
export function versionOf({ clip }: Pick<MediaGrant, 'clip'>): string | null {
  return clip.startsWith(MARK) ? clip.slice(MARK.length) : null;
}
