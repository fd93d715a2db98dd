import { createHash } from 'node:crypto';

/** A release by its brand and its id, which is unique within the brand. */
export interface ReleaseName {
  readonly tenantId: string;
  readonly release: string;
}

/** A release with the documents that it sends: their texts by their hashes. */
export interface BrandRelease extends ReleaseName {
  readonly documents: ReadonlyMap<string, string>;
}

const RELEASE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Whether a text can be the id of a release. */
export function isReleaseId(text: string): boolean {
  return RELEASE_ID.test(text);
}

/** The id of a release without one of its own: releases of the same documents have the same. */
export function releaseIdOf(hashes: Iterable<string>): string {
  return createHash('sha256')
    .update([...hashes].toSorted().join())
    .digest('hex')
    .slice(0, 12);
}
