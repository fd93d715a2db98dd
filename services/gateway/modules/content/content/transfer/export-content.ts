import type { Database } from '../../../../db/database.ts';
import { findItems } from '../items/find-items.ts';
import { CONTENT_KINDS, type ContentDocument, type ContentKind, readPublished } from '../kinds/content-kinds.ts';
import { NO_SCHEDULE, type Schedule } from '../items/item.ts';
import type { ContentState } from '../tables.ts';
import { FILE_KEYS, writeContentFile } from './content-files.ts';

const ROWS_PER_FILE = 5_000;

interface ExportedRow {
  readonly id: string;
  readonly state: ContentState;
  readonly document: ContentDocument;
  readonly schedule: Schedule;
}

/**
 * Writes all content into the files of a folder, in the format of the import: what people see, drafts, and what was taken
 * back. Of something with changes that are not published yet, what people see.
 * @returns how many rows were written
 */
export async function exportContent(db: Database, folder: string): Promise<number> {
  let written = 0;
  for (const [index, kind] of CONTENT_KINDS.entries()) {
    let number = 0;
    let rows: object[] = [];
    const flush = (): void => {
      if (rows.length === 0) return;
      number += 1;
      const name = `${index + 1}-${FILE_KEYS[kind]}-${String(number).padStart(4, '0')}.json`;
      writeContentFile(folder, name, kind, rows);
      written += rows.length;
      rows = [];
    };
    for await (const {
      id,
      state,
      document,
      schedule: { publishAt, unpublishAt },
    } of contentOf(db, kind)) {
      rows.push({
        id,
        ...(state !== 'published' && { state }),
        ...(publishAt !== null && { publishAt }),
        ...(unpublishAt !== null && { unpublishAt }),
        ...document,
      });
      if (rows.length === ROWS_PER_FILE) flush();
    }
    flush();
  }
  return written;
}

const WINDOW = 500;

async function* contentOf(db: Database, kind: ContentKind): AsyncGenerator<ExportedRow> {
  for (let after = ''; ;) {
    const found = await readPublished(db, kind, { after, limit: WINDOW });
    const schedules = await findSchedules(db, kind, found);
    for (const { id, document } of found) {
      yield { id, state: 'published', document, schedule: schedules.get(id) ?? NO_SCHEDULE };
    }
    if (found.length < WINDOW) break;
    after = found.at(-1)?.id ?? '';
  }
  for (let after = ''; ;) {
    const hidden = await db
      .selectFrom('content_items')
      .select('id')
      .where('kind', '=', kind)
      .where('state', '<>', 'published')
      .where('id', '>', after)
      .orderBy('id')
      .limit(WINDOW)
      .execute();
    const items = await findItems(
      db,
      kind,
      hidden.map(({ id }) => id),
    );
    for (const { id, state, document, schedule } of items.values()) yield { id, state, document, schedule };
    if (hidden.length < WINDOW) return;
    after = hidden.at(-1)?.id ?? '';
  }
}

/** Finds when published things are shown again or taken back by themselves. */
async function findSchedules(
  db: Database,
  kind: ContentKind,
  found: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Schedule>> {
  if (found.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_items')
    .select(['id', 'publish_at', 'unpublish_at', 'scheduled_by'])
    .where('kind', '=', kind)
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .where((eb) => eb.or([eb('publish_at', 'is not', null), eb('unpublish_at', 'is not', null)]))
    .execute();
  return new Map(
    rows.map(({ id, publish_at, unpublish_at, scheduled_by }) => [
      id,
      { publishAt: publish_at, unpublishAt: unpublish_at, scheduledBy: scheduled_by },
    ]),
  );
}
