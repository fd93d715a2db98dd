import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ListWithViews } from '@network/access/staff/saved-views.ts';
import { textLength } from '@network/validation/text-length.ts';
import { writtenLine } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import { recordStaffAction } from '../staff-audit.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import type { StaffViewsTable } from '../tables.ts';

/** A view as it is stored. */
export type ViewRow = Selectable<StaffViewsTable>;

/** The search that a person saves to find a list again. */
export interface ViewInput {
  readonly list: ListWithViews;
  readonly name: string;
  /** The search of the list's address: filters, order, columns. */
  readonly address: string;
  /** Everybody who sees the list sees the view. */
  readonly isShared: boolean;
}

const MOST_VIEWS = 50;
const NAME = { most: 60 } as const;
const ADDRESS = { most: 1_000 } as const;

/** Why a view was not saved. */
export type ViewRefusal = 'name' | 'address' | 'tooMany';

/** The view as it is now, or why it was not saved. */
type SavedView = { readonly view: ViewRow } | { readonly refusal: ViewRefusal };

/** The views of a list that a member of staff sees: their own and those of the team, by name. */
export function findViews(db: Database, list: ListWithViews, email: string): Promise<readonly ViewRow[]> {
  return db
    .selectFrom('staff_views')
    .selectAll()
    .where('list', '=', list)
    .where((where) => where.or([where('owner', '=', email), where('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Saves a view. One of the same person's by the same name is replaced. */
export async function saveView(db: Database, input: ViewInput, by: StaffIdentity, at: Date): Promise<SavedView> {
  const name = writtenLine(input.name);
  const address = searchOf(input.address);
  if (name === '' || textLength(name) > NAME.most) return { refusal: 'name' };
  if (address === '' || address.length > ADDRESS.most) return { refusal: 'address' };
  return db.transaction().execute(async (trx): Promise<SavedView> => {
    // Two calls at once must not both take the last place.
    await trx.selectFrom('staff_members').select('id').where('email', '=', by.email).forNoKeyUpdate().execute();
    const own = await trx
      .selectFrom('staff_views')
      .selectAll()
      .where('list', '=', input.list)
      .where('owner', '=', by.email)
      .execute();
    const before = own.find((each) => each.name === name) ?? null;
    if (before === null && own.length >= MOST_VIEWS) return { refusal: 'tooMany' };
    const values = { list: input.list, owner: by.email, name, address, is_shared: input.isShared };
    const view = await trx
      .insertInto('staff_views')
      .values({ id: randomUUID(), ...values, saved_at: at })
      .onConflict((conflict) =>
        conflict.columns(['list', 'owner', 'name']).doUpdateSet({ address, is_shared: input.isShared, saved_at: at }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(trx, by, at, 'save', view.id, before, view);
    return { view };
  });
}

/**
 * Deletes a view of the person's own, or one of the team's for those who may delete what others share.
 * @returns false where there is none that they may delete
 */
export async function deleteView(
  db: Database,
  id: string,
  { by, mayDeleteShared, at }: { readonly by: StaffIdentity; readonly mayDeleteShared: boolean; readonly at: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const view = await trx
      .deleteFrom('staff_views')
      .where('id', '=', id)
      .where((where) =>
        where.or([where('owner', '=', by.email), ...(mayDeleteShared ? [where('is_shared', '=', true)] : [])]),
      )
      .returningAll()
      .executeTakeFirst();
    if (view === undefined) return false;
    await audit(trx, by, at, 'delete', id, view, null);
    return true;
  });
}

/** Builds the search without the page of the list, since a view begins at its first page. */
function searchOf(text: string): string {
  const search = new URLSearchParams(text);
  search.delete('after');
  return search.toString();
}

function audit(
  trx: Database,
  by: StaffIdentity,
  at: Date,
  action: string,
  entityId: string,
  before: ViewRow | null,
  after: ViewRow | null,
): Promise<void> {
  const shown = (view: ViewRow | null) =>
    view && { list: view.list, name: view.name, address: view.address, isShared: view.is_shared };
  return recordStaffAction(trx, by, {
    at,
    action,
    entityKind: 'view',
    entityId,
    before: shown(before),
    after: shown(after),
  });
}
