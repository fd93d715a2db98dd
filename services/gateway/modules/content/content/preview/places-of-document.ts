import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../../db/database.ts';
import { type ContentDocument, type ContentKind, readPublished } from '../kinds/content-kinds.ts';
import { type PreviewPlace, previewPlaces } from './preview-paths.ts';

/** What is shown on the page of the film that its document names. */
const ON_PAGE_OF_FILM: ReadonlySet<ContentKind> = new Set(['caption', 'pictureSet', 'expertReview']);

/**
 * Finds the brands that show a document, each with its page. What belongs to a film is shown on the brands of that film, and
 * nowhere while people don't see the film.
 */
export async function placesOfDocument(
  db: Database,
  kind: ContentKind,
  document: ContentDocument,
  tenants: readonly Tenant[],
): Promise<readonly PreviewPlace[]> {
  const isOfFilm = ON_PAGE_OF_FILM.has(kind) && 'film' in document;
  const brands = isOfFilm ? await brandsOfFilm(db, document.film, tenants) : tenants;
  return previewPlaces(kind, document, brands);
}

/** The brands that show a film, by the address that documents name: another site may have a film of the same slug. */
async function brandsOfFilm(db: Database, film: unknown, tenants: readonly Tenant[]): Promise<readonly Tenant[]> {
  const [published] = await readPublished(db, 'film', { slugs: [String(film)] });
  return published === undefined ? [] : previewPlaces('film', published.document, tenants).map(({ tenant }) => tenant);
}
