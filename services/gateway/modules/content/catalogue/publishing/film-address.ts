import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { FilmDocument } from './content-documents.ts';

/** What the whole network knows a film by, and what other documents name it by: no two films have the same. */
export const addressOfFilm = ({ slug, address }: Pick<FilmDocument, 'slug' | 'address'>): string => address ?? slug;

/** The slug of a film whose address another site's film took; null where both are the same. */
export const ownSlugOf = ({ slug, address }: Pick<FilmDocument, 'slug' | 'address'>): string | null =>
  address === null ? null : slug;

/** How the way from the slug that a film had among those of its site is stored. */
export const ofSite = (site: string, slug: string): string => `${site}/${slug}`;

/** What a row says of a film's slugs. */
export interface FilmSlugs {
  readonly site_id: string;
  /** Its address. */
  readonly slug: string;
  readonly own_slug: string | null | undefined;
}

/**
 * Returns the slug of a film's page on a brand: its own slug where the brand shows the film's site alone, elsewhere its
 * address.
 */
export function slugOnBrand({ site_id, slug, own_slug }: FilmSlugs, tenant: Pick<Tenant, 'sites'> | null): string {
  const [only, ...others] = tenant?.sites ?? [];
  return only === site_id && others.length === 0 ? (own_slug ?? slug) : slug;
}
