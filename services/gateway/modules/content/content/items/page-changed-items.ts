import { sql } from 'kysely';
import { parseInstant } from '@network/validation/instant.ts';
import type { Database } from '../../../../db/database.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import { type ContentKind, searchPublished } from '../kinds/content-kinds.ts';
import { findItems } from './find-items.ts';
import { findEdited, type ItemPage, type ItemSearch, matching, readCursor, writeCursor } from './item-search.ts';

/** Where a page begins: among what editors changed after a time and id, or among the rest after a slug and id. */
type Place = readonly [part: 'changed' | 'rest', from: string, id: string];

const START: Place = ['changed', '', ''];
const REST: Place = ['rest', '', ''];

/**
 * Everything of a kind: what editors changed, the last change first, then what none of them changed, by slug. A page is
 * of one of both alone, so that it may be shorter than others although more follow.
 */
export async function pageChangedItems(db: Database, kind: ContentKind, search: ItemSearch): Promise<ItemPage> {
  const place = search.after === null ? START : readPlace(search.after);
  // What no editor changed is published.
  const hasRest = search.state === null || search.state === 'published';
  if (place[0] === 'rest') return pageOfRest(db, kind, search, place);
  const changed = await findChanged(db, kind, search, place);
  if (changed.length === 0 && hasRest) return pageOfRest(db, kind, search, REST);
  const shown = changed.slice(0, search.limit);
  const last = shown.at(-1);
  const next: Place | null =
    changed.length > search.limit && last !== undefined
      ? ['changed', last.at.toISOString(), last.id]
      : hasRest
        ? REST
        : null;
  return pageOf(db, kind, shown, next);
}

function readPlace(cursor: string): Place {
  const [part = '', from = '', id = ''] = readCursor(cursor, 3);
  if (part === 'rest') return ['rest', from, id];
  if (part === 'changed' && parseInstant(from) !== null) return ['changed', from, id];
  throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'That is no cursor of this list.');
}

async function findChanged(
  db: Database,
  kind: ContentKind,
  search: ItemSearch,
  [, from, id]: Place,
): Promise<readonly { readonly id: string; readonly at: Date }[]> {
  const isAfter =
    from === '' ? sql`` : sql`and (updated_at < ${new Date(from)} or (updated_at = ${new Date(from)} and id > ${id}))`;
  const { rows } = await sql<{ id: string; at: Date }>`
    select id, updated_at as at from content_items where ${matching(kind, search)} ${isAfter}
    order by updated_at desc, id limit ${search.limit + 1}
  `.execute(db);
  return rows;
}

/**
 * Where editors changed nearly everything, the few others are looked for in so many rows at once, so many times a page.
 */
const WINDOW = { rows: 500, times: 20 } as const;

async function pageOfRest(
  db: Database,
  kind: ContentKind,
  { text, besides, site, among, limit }: ItemSearch,
  place: Place,
): Promise<ItemPage> {
  const rest: { readonly id: string; readonly slug: string }[] = [];
  let [, slug, id] = place;
  let isEnd = false;
  for (let time = 0; time < WINDOW.times && rest.length <= limit && !isEnd; time += 1) {
    const found = await searchPublished(db, kind, {
      text,
      besides,
      site,
      among,
      after: [slug, id],
      limit: WINDOW.rows,
    });
    const edited = await findEdited(db, kind, found);
    rest.push(...found.filter((each) => !edited.has(each.id)));
    ({ slug, id } = found.at(-1) ?? { slug, id });
    isEnd = found.length < WINDOW.rows;
  }
  const shown = rest.slice(0, limit);
  const last = rest.length > limit ? shown.at(-1) : undefined;
  if (last !== undefined) return pageOf(db, kind, shown, ['rest', last.slug, last.id]);
  return pageOf(db, kind, shown, isEnd ? null : ['rest', slug, id]);
}

async function pageOf(
  db: Database,
  kind: ContentKind,
  rows: readonly { readonly id: string }[],
  next: Place | null,
): Promise<ItemPage> {
  const items = await findItems(
    db,
    kind,
    rows.map(({ id }) => id),
  );
  return { items: rows.flatMap(({ id }) => items.get(id) ?? []), next: next === null ? null : writeCursor(next) };
}
