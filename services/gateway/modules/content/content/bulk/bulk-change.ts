import type { BulkChangeName } from '@network/access/staff/bulk-changes.ts';
import type { ContentDocument, ContentKind } from '../kinds/content-kinds.ts';

/** What is done with many items. Times are ISO texts, as they are stored. */
export interface BulkChange {
  readonly name: BulkChangeName;
  /** Slug of a category, a tag or a channel; null removes the channel. */
  readonly slug: string | null;
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
}

type FieldChange = 'addCategory' | 'removeCategory' | 'addTag' | 'removeTag' | 'setChannel';

const FIELDS = {
  addCategory: 'categories',
  removeCategory: 'categories',
  addTag: 'tags',
  removeTag: 'tags',
  setChannel: 'channel',
} as const satisfies Readonly<Record<FieldChange, string>>;

/** The field of a document that a change writes; null for one that writes none. */
export function fieldOf(name: BulkChangeName): (typeof FIELDS)[FieldChange] | null {
  return Object.hasOwn(FIELDS, name) ? FIELDS[name as FieldChange] : null;
}

/** Why a change can't be made of any item of a kind; null where it can. */
export function problemOfChange({ name, slug, publishAt, unpublishAt }: BulkChange, kind: ContentKind): string | null {
  const field = fieldOf(name);
  if (name === 'erase' && kind !== 'film') return `expected films, a ${kind} is not erased`;
  const hasField = kind === 'film' || (kind === 'performer' && field === 'tags');
  if (field !== null && !hasField) return `expected a change of a ${kind}: it has no ${field}`;
  if (field !== null && field !== 'channel' && slug === null) return 'expected a slug';
  if (name === 'schedule' && publishAt === null && unpublishAt === null) return 'expected a time';
  return null;
}

/** A field of a document, which is a list of slugs or a slug. */
export const valueOf = (document: ContentDocument, field: string): unknown =>
  (document as unknown as Readonly<Record<string, unknown>>)[field] ?? null;

/** What a change makes of the value of its field. A film of another channel is in no pack of the one before. */
export function changedFields(
  { name, slug }: BulkChange,
  document: ContentDocument,
): Readonly<Record<string, unknown>> {
  const field = fieldOf(name);
  if (field === null) return {};
  if (field === 'channel') return valueOf(document, field) === slug ? {} : { channel: slug, pack: null };
  const before = valueOf(document, field) as readonly string[];
  const others = before.filter((each) => each !== slug);
  if (name.startsWith('remove')) return others.length === before.length ? {} : { [field]: others };
  return others.length === before.length ? { [field]: [...before, slug] } : {};
}
