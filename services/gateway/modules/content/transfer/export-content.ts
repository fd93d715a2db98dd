import type { Database } from '../../../db/database.ts';
import { findItems } from '../items/find-items.ts';
import { CONTENT_KINDS, type ContentDocument, type ContentKind, readPublished } from '../kinds/content-kinds.ts';
import type { ContentState } from '../tables.ts';
import { FILE_KEYS, writeContentFile } from './content-files.ts';

const ROWS_PER_FILE = 5_000;

interface ExportedRow {
  readonly id: string;
  readonly state: ContentState;
  readonly document: ContentDocument;
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
    for await (const { id, state, document } of contentOf(db, kind)) {
      rows.push({ id, ...(state !== 'published' && { state }), ...document });
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
    for (const { id, document } of found) yield { id, state: 'published', document };
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
    for (const { id, state, document } of items.values()) yield { id, state, document };
    if (hidden.length < WINDOW) return;
    after = hidden.at(-1)?.id ?? '';
  }
}
