import type { Tenant } from './tenant-schema.ts';

/**
 * The domain below which all hosts of a brand are: that of its tour host without `www`. Null where the members host is
 * elsewhere, or where that is no domain of the brand's own, such as `localhost` or an address.
 */
export function brandDomain({ tour, members }: Pick<Tenant['urls'], 'tour' | 'members'>): string | null {
  const domain = new URL(tour).hostname.replace(/^www\./, '');
  const other = new URL(members).hostname;
  if (!/[a-z]/.test(domain.slice(domain.lastIndexOf('.') + 1)) || !domain.includes('.')) return null;
  return other === domain || other.endsWith(`.${domain}`) ? domain : null;
}
