import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import type { Database } from '../../../../db/database.ts';
import type { FieldProblem, ReadDocument } from '../../catalogue/public.ts';
import {
  type ContentDocument,
  type ContentDocuments,
  type ContentKind,
  isKnownBySlug,
  parseDocument,
} from '../kinds/content-kinds.ts';
import { placedFilm } from './film-addresses.ts';
import { findIdsByAddress, findItem } from './find-items.ts';
import { addressOf } from './item.ts';
import { problemOfSites } from './sites-of-documents.ts';

/** What is wrong with another slug of something that is known by it. */
export const otherSlug = (kind: ContentKind, id: string): FieldProblem => ({
  path: 'slug',
  message: `expected "${id}": a ${kind} is known by its slug`,
});

/** What is wrong with a slug that something else has. */
export const takenSlug = (slug: string): FieldProblem => ({
  path: 'slug',
  message: `another one has the slug "${slug}"`,
});

/** A document as it would be saved, or why it can't be; nothing is written. */
export async function readUnsaved(
  db: Database,
  kind: ContentKind,
  /** Null for something new. */
  id: string | null,
  input: unknown,
  { sites }: { readonly sites: StaffSites },
): Promise<ReadDocument<ContentDocument>> {
  const read = parseDocument(kind, input);
  if ('problems' in read) return read;
  const { document } = read;
  const before = id === null ? null : await findItem(db, kind, id);
  const placed = await placedDocument(db, kind, id, document);
  const problem = await problemOfSites(db, sites, kind, [before?.document ?? document, document]);
  const problems = [
    ...(isKnownBySlug(kind) && id !== null && document.slug !== id ? [otherSlug(kind, id)] : []),
    ...('problems' in placed ? placed.problems : []),
    ...(problem === null ? [] : [problem]),
  ];
  return problems.length > 0 ? { problems } : placed;
}

/**
 * A document as it is saved under its address, or what is wrong with its slug.
 * @param id null for something new
 */
export async function placedDocument(
  db: Database,
  kind: ContentKind,
  id: string | null,
  document: ContentDocument,
): Promise<ReadDocument<ContentDocument>> {
  if (kind === 'film') return placedFilm(db, id, document as ContentDocuments['film']);
  const address = addressOf(kind, document);
  const owner = (await findIdsByAddress(db, kind, [address])).get(address);
  return owner !== undefined && owner !== id ? { problems: [takenSlug(document.slug)] } : { document };
}
