import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../../db/database.ts';
import { transact } from '../../../../db/transact.ts';
import { isUniqueViolation } from '../../../../db/unique-violation.ts';
import { contentIdSchema, DOCUMENT_FIELDS, type KnownReferences } from '../../catalogue/public.ts';
import { findItems, findUnchanged } from '../items/find-items.ts';
import { addressOf, type ContentItem, hasSchedule, type Schedule, importedSchedule } from '../items/item.ts';
import { auditChanges, type Editing, type ItemChange, writeItems } from '../items/write-items.ts';
import {
  type ContentDocument,
  type ContentDocuments,
  type ContentKind,
  findProblems,
  isKnownBySlug,
  parseDocument,
  publishContent,
  unpublishContent,
} from '../kinds/content-kinds.ts';
import type { ContentState } from '../tables.ts';
import type { FileRow } from './content-files.ts';
import { openPlaces } from './import-places.ts';
import { findUnstorableText } from './unstorable-text.ts';

/** A row that was not written, and why. */
export interface RefusedRow {
  readonly place: string;
  readonly path: string;
  readonly reason: string;
}

/** What became of the rows of a batch. */
export interface BatchOutcome {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
}

/** What the batches of one kind have in common. */
export interface ImportRun {
  readonly isDryRun: boolean;
  /** Whether all of it is taken back, so that no audit has it. */
  readonly isRehearsal: boolean;
  /** The ids of rows of earlier batches: no row is about the same as one before it. */
  readonly earlier: Set<string>;
}

interface Draft {
  readonly place: string;
  readonly id: string | null;
  readonly state: ContentState;
  readonly document: ContentDocument;
  readonly schedule: Schedule;
}

/** `isNew`: nothing has its slug yet, and it names no id. */
type Placed = Draft & { readonly id: string; readonly isNew: boolean };

const envelopeSchema = z.looseObject({
  id: contentIdSchema.optional(),
  state: z.enum(['draft', 'published', 'unpublished']).default('published'),
  publishAt: DOCUMENT_FIELDS.optional(DOCUMENT_FIELDS.moment),
  unpublishAt: DOCUMENT_FIELDS.optional(DOCUMENT_FIELDS.moment),
});

/** Returns the same id for a slug each time, so that two people who import a file at once make one item of it. */
function idOfNew(kind: ContentKind, address: string): string {
  if (isKnownBySlug(kind)) return address;
  return `${kind}-${createHash('sha256').update(`${kind} ${address}`).digest('hex').slice(0, 24)}`;
}

function readRow(kind: ContentKind, { place, value }: FileRow): Draft | readonly RefusedRow[] {
  // Copied into another object, it would be no field but where fields come from.
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')) {
    return [{ place, path: '', reason: 'Unrecognized key: "__proto__"' }];
  }
  const unstorable = findUnstorableText(value);
  if (unstorable !== null) return [{ place, ...unstorable }];
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) {
    return envelope.error.issues.map(({ path, message }) => ({ place, path: path.join('.'), reason: message }));
  }
  const { id, state, publishAt, unpublishAt, ...rest } = envelope.data;
  const read = parseDocument(kind, rest);
  if ('problems' in read) return read.problems.map(({ path, message }) => ({ place, path, reason: message }));
  const { document } = read;
  if (isKnownBySlug(kind) && id !== undefined && id !== document.slug) {
    return [{ place, path: 'id', reason: `expected "${document.slug}": a ${kind} is known by its slug` }];
  }
  if (kind === 'film' && state === 'published' && (document as ContentDocuments['film']).releasedAt === null) {
    return [{ place, path: 'releasedAt', reason: 'expected a time: a published film has one' }];
  }
  return {
    place,
    id: isKnownBySlug(kind) ? document.slug : (id ?? null),
    state,
    document,
    schedule: importedSchedule(publishAt, unpublishAt),
  };
}

/**
 * Writes a batch of rows of one kind in one transaction, by the same functions as the staff API. Rows that are there
 * already in the same form are not written; a row that can't be written is refused, and the others are written.
 */
export async function importBatch(
  db: Database,
  kind: ContentKind,
  rows: readonly FileRow[],
  editing: Editing,
  run: ImportRun,
): Promise<BatchOutcome> {
  try {
    return await importTogether(db, kind, rows, editing, run);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const [only, ...more] = rows;
    if (only !== undefined && more.length === 0) {
      const reason = 'another one that is published, or was written at this moment, has this slug';
      return { created: 0, changed: 0, unchanged: 0, refused: [{ place: only.place, path: 'slug', reason }] };
    }
    // The database does not say which row it is, so smaller batches find it.
    const middle = Math.ceil(rows.length / 2);
    const first = await importBatch(db, kind, rows.slice(0, middle), editing, run);
    const second = await importBatch(db, kind, rows.slice(middle), editing, run);
    return {
      created: first.created + second.created,
      changed: first.changed + second.changed,
      unchanged: first.unchanged + second.unchanged,
      refused: [...first.refused, ...second.refused],
    };
  }
}

async function importTogether(
  db: Database,
  kind: ContentKind,
  rows: readonly FileRow[],
  editing: Editing,
  { isDryRun, isRehearsal, earlier }: ImportRun,
): Promise<BatchOutcome> {
  const refused: RefusedRow[] = [];
  const drafts: Draft[] = [];
  for (const row of rows) {
    const read = readRow(kind, row);
    if ('document' in read) drafts.push(read);
    else refused.push(...read);
  }
  const { ids, ...counts } = await transact(db, async (trx) => {
    // Words of many films are sorted into their index together.
    await sql`set local gin_pending_list_limit = '64MB'`.execute(trx);
    const placed = await findPlaces(trx, kind, drafts, refused, earlier);
    const stored = await findUnchanged(
      trx,
      kind,
      placed.filter(({ isNew }) => !isNew),
    );
    const others = placed.filter(({ id }) => !stored.has(id));
    const items = await findItems(
      trx,
      kind,
      others.map(({ id }) => id),
    );
    const differing = others.filter((draft) => !isSame(items.get(draft.id), draft));
    const unchanged = placed.length - differing.length;
    const { sound, known } = await withoutProblems(trx, kind, differing, refused, editing);
    if (!isDryRun) await write(trx, kind, sound, { items, known, isRehearsal }, editing, refused);
    const written = sound.filter(({ place }) => !refused.some((each) => each.place === place));
    const created = written.filter(({ id }) => !items.has(id)).length;
    return { created, changed: written.length - created, unchanged, ids: placed.map(({ id }) => id) };
  });
  for (const id of ids) earlier.add(id);
  return { ...counts, refused };
}

const isSame = (item: ContentItem | undefined, { document, state, schedule }: Draft): boolean =>
  item !== undefined &&
  item.state === state &&
  hasSchedule(item, schedule) &&
  isDeepStrictEqual(item.document, document) &&
  (state !== 'published' || item.publishedVersion === item.version);

/** Finds what the rows are about: by their ids, otherwise by their slugs; of films, by those of their site. */
async function findPlaces(
  trx: Database,
  kind: ContentKind,
  drafts: readonly Draft[],
  refused: RefusedRow[],
  earlier: ReadonlySet<string>,
): Promise<readonly Placed[]> {
  const places = await openPlaces(trx, kind, drafts);
  const ids = new Set<string>();
  const taken = new Set<string>();
  return drafts.flatMap((draft) => {
    const { key, owner } = places.find(draft.document);
    const placed = places.place(draft.id ?? owner ?? null, draft.document);
    const id = draft.id ?? owner ?? idOfNew(kind, addressOf(kind, placed.document));
    const refuse = (path: string, reason: string): readonly Placed[] => {
      refused.push({ place: draft.place, path, reason });
      return [];
    };
    if (owner !== undefined && owner !== id)
      return refuse('slug', `another ${kind} has this slug, with the id "${owner}"`);
    if (ids.has(id) || earlier.has(id)) return refuse('id', 'an earlier row is about the same');
    if (taken.has(key)) return refuse('slug', 'an earlier row has this slug');
    if (placed.problem !== null) return refuse(placed.problem.path, placed.problem.message);
    ids.add(id);
    taken.add(key);
    places.add(id, placed.document);
    return [{ ...draft, document: placed.document, id, isNew: owner === undefined && draft.id === null }];
  });
}

async function withoutProblems(
  trx: Database,
  kind: ContentKind,
  placed: readonly Placed[],
  refused: RefusedRow[],
  editing: Editing,
): Promise<{ readonly sound: readonly Placed[]; readonly known: KnownReferences }> {
  const shown = placed.filter(({ state }) => state === 'published');
  const { problems: found, known } = await findProblems(trx, kind, shown, editing);
  const sound = placed.filter(({ place, id, state }) => {
    if (state !== 'published') return true;
    const problems = found.get(id) ?? [];
    refused.push(...problems.map(({ path, message }) => ({ place, path, reason: message })));
    return problems.length === 0;
  });
  return { sound, known };
}

async function write(
  trx: Database,
  kind: ContentKind,
  sound: readonly Placed[],
  {
    items,
    known,
    isRehearsal,
  }: {
    readonly items: ReadonlyMap<string, ContentItem>;
    readonly known: KnownReferences;
    readonly isRehearsal: boolean;
  },
  editing: Editing,
  refused: RefusedRow[],
): Promise<void> {
  const hidden = new Set<string>();
  for (const { id, state, place } of sound) {
    if (state === 'published' || items.get(id)?.state !== 'published') continue;
    const use = await unpublishContent(trx, kind, id, editing.at, isRehearsal);
    if (use === null) continue;
    hidden.add(id);
    refused.push({ place, path: 'state', reason: `the ${use.kind} "${use.slug}" shows it` });
  }
  const changes = sound
    .filter(({ id }) => !hidden.has(id))
    .map(({ id, document, state, schedule }): ItemChange => ({
      id,
      before: items.get(id) ?? null,
      document,
      state,
      schedule,
      action: 'import',
    }));
  const written = await writeItems(trx, kind, changes, editing);
  for (const { id, place } of sound) {
    if (written.has(id) || hidden.has(id)) continue;
    refused.push({ place, path: 'id', reason: 'somebody changed it at this moment: import the file again' });
  }
  const { at, needsMedia = false } = editing;
  const shown = [...written.values()].filter(({ state }) => state === 'published');
  await publishContent(trx, kind, shown, { at, needsMedia, countsLater: true, known });
  if (isRehearsal) return;
  await auditChanges(
    trx,
    kind,
    changes.filter(({ id }) => written.has(id)),
    editing,
  );
}
