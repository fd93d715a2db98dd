import type { TenantUrls } from '@network/tenant/tenant-schema.ts';

/** The two sides of a brand. */
export type Area = 'tour' | 'members';

/** The area that a Host header names; null for a host that is not this brand's. */
export type HostTable = (host: string | undefined) => Area | null;

/**
 * The hosts of a brand, by its effective addresses. The port decides only where both areas share a name: a proxy in
 * front may listen on another one.
 */
export function createHostTable(urls: Pick<TenantUrls, 'tour' | 'members'>): HostTable {
  const tour = new URL(urls.tour);
  const members = new URL(urls.members);
  const areas = new Map<string, Area>([
    [tour.host, 'tour'],
    [members.host, 'members'],
  ]);
  if (tour.hostname !== members.hostname) areas.set(tour.hostname, 'tour').set(members.hostname, 'members');
  return (header) => {
    const [, name, port] = /^([a-z0-9.-]{1,253})(:\d{1,5})?$/.exec((header ?? '').toLowerCase()) ?? [];
    if (name === undefined) return null;
    return areas.get(name + (port ?? '')) ?? areas.get(name) ?? null;
  };
}
