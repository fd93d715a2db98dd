import type { Database } from '../../../../db/database.ts';
import { isUniqueViolation } from '../../../../db/unique-violation.ts';
import type { ContentDocument, ContentKind } from '../kinds/content-kinds.ts';
import { findItem } from './find-items.ts';
import { type ContentItem, type ContentResult, invalid, saved } from './item.ts';
import { problemOfSites } from './sites-of-documents.ts';
import { auditChanges, type Editing, type ItemChange, writeItems } from './write-items.ts';
import { changedWorth, findUnapprovedWorth } from './worth.ts';

/** Ends a transaction with the answer that explains why. */
export class Refusal extends Error {
  readonly result: ContentResult;
  constructor(result: ContentResult) {
    super(result.__typename);
    this.result = result;
  }
}

/** An item, and the version that the caller has seen. */
export interface ItemKey {
  readonly kind: ContentKind;
  readonly id: string;
  readonly expectedVersion: number;
}

/**
 * Makes one change and everything that follows from it, or nothing.
 * @param decide reads and checks what is to be written
 * @param follow does what else belongs to it, once it is written
 */
export function changeItem(
  db: Database,
  kind: ContentKind,
  editing: Editing,
  decide: (trx: Database) => Promise<ItemChange>,
  follow?: (trx: Database, item: ContentItem) => Promise<void>,
): Promise<ContentResult> {
  return orRefusal(db, async (trx) => {
    const made = await decide(trx);
    await requireSites(trx, kind, [made.before?.document ?? made.document, made.document], editing);
    const item = (await writeItems(trx, kind, [made], editing)).get(made.id);
    if (item === undefined) throw await conflictOf(trx, kind, made.id);
    await follow?.(trx, item);
    await auditChanges(trx, kind, [made], editing);
    return item;
  });
}

/** Does something in a transaction. A refusal, which ends it, is returned as a value. */
export async function orRefusal(db: Database, work: (trx: Database) => Promise<ContentItem>): Promise<ContentResult> {
  try {
    return saved(await db.transaction().execute(work));
  } catch (error) {
    if (error instanceof Refusal) return error.result;
    // Two people may take one slug at the same moment: the database decides.
    if (isUniqueViolation(error))
      return invalid({ path: 'slug', message: 'another one has this slug since this moment' });
    throw error;
  }
}

/** Loads the version that the caller has seen. @throws Refusal where there is another one by now */
export async function requireCurrent(trx: Database, { kind, id, expectedVersion }: ItemKey): Promise<ContentItem> {
  const item = await findItem(trx, kind, id);
  if (item === null) throw new Refusal({ __typename: 'ContentMissing', id });
  if (item.version !== expectedVersion) throw new Refusal({ __typename: 'ContentConflict', current: item });
  return item;
}

/** Builds the refusal of a change that came too late. */
export async function conflictOf(trx: Database, kind: ContentKind, id: string): Promise<Refusal> {
  const current = await findItem(trx, kind, id);
  return new Refusal(
    current === null ? { __typename: 'ContentMissing', id } : { __typename: 'ContentConflict', current },
  );
}

/** People see a price, a percentage or gems once a second person has approved it, whichever way it is published. */
export async function requireApproval(
  trx: Database,
  item: ContentItem,
  { isApproved = false }: Editing,
): Promise<void> {
  const fields = isApproved ? [] : await findUnapprovedWorth(trx, item);
  if (fields.length > 0) throw new Refusal({ __typename: 'ContentNeedsApproval', fields });
}

/** What is approved for a moment to come stays what it was approved as. */
export function requireSameWorth({ kind, schedule, document: before }: ContentItem, document: ContentDocument): void {
  if (schedule.publishAt === null) return;
  const message =
    'expected no change before its moment of publication, which was approved for this: take the moment away first';
  const problems = changedWorth(kind, before, document).map((path) => ({ path, message }));
  if (problems.length > 0) throw new Refusal(invalid(...problems));
}

/** What another site shows is for others to change, and nothing is moved to another site. */
export async function requireSites(
  trx: Database,
  kind: ContentKind,
  documents: readonly ContentDocument[],
  { sites }: Editing,
): Promise<void> {
  const problem = await problemOfSites(trx, sites, kind, documents);
  if (problem !== null) throw new Refusal(invalid(problem));
}
