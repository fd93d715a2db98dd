import { createHash } from 'node:crypto';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** A release by its brand and its id, which is unique within the brand. */
export interface ReleaseName {
  readonly tenantId: string;
  readonly release: string;
}

/** A release with the documents that it sends: their texts by their hashes. */
export interface BrandRelease extends ReleaseName {
  readonly documents: ReadonlyMap<string, string>;
  /** Null for one that is registered without its configuration: it is answered, and can't be activated. */
  readonly tenant: Tenant | null;
}

const RELEASE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Whether a text can be the id of a release. */
export function isReleaseId(text: string): boolean {
  return RELEASE_ID.test(text);
}

/** The id of a release without one of its own: releases of the same documents and configuration have the same. */
export function releaseIdOf(hashes: Iterable<string>, tenant: Tenant | null): string {
  const digest = createHash('sha256').update([...hashes].toSorted().join());
  if (tenant !== null) digest.update(JSON.stringify(tenant));
  return digest.digest('hex').slice(0, 12);
}
