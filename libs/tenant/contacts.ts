import type { Tenant } from './tenant-schema.ts';

/** Recipients of the public forms. */
export type ContactKind = 'casting' | 'support' | 'removal';

/** A brand's address for one kind of mail: its own, or the one of that name at the domain of its tour host. */
export function contactAddress(tenant: Pick<Tenant, 'contacts' | 'urls'>, kind: ContactKind): string {
  return tenant.contacts[kind] ?? `${kind}@${new URL(tenant.urls.tour).hostname.replace(/^www\./, '')}`;
}
