import { randomUUID } from 'node:crypto';
import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import type { OperationAnswer } from '../../../../operations/operation.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isReason, OPERATOR } from '../../../staff/staff/public.ts';
import { requestBulkChange } from '../bulk/bulk-changes.ts';
import { WAITS_ALREADY, WaitsAlready } from '../bulk/waiting-for-same.ts';
import { findFilmDraftsNamed } from '../items/film-drafts.ts';
import { findItem } from '../items/find-items.ts';
import { printedLines } from '../transfer/printed-lines.ts';
import { type ErasedFile, type Erasure, findErasures } from './erasures.ts';

/**
 * Requests that a film is erased, by its slug or id. The shell names no person, so that a member of staff always approves it.
 */
export async function requestErasure(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  name: string,
  reason: string,
): Promise<OperationAnswer> {
  if (!isReason(reason)) return { ok: false, text: 'Give a reason of at least three characters.' };
  const [film, ...others] = await findFilmDraftsNamed(db, name);
  if (film === undefined)
    return { ok: false, text: `There is no film "${name}" that was taken back. Take it back in the console first.` };
  if (others.length > 0) return { ok: false, text: `Several films have the slug "${name}"; name one by its id.` };
  const version = (await findItem(db, 'film', film.id))?.version ?? 0;
  try {
    const { id } = await requestBulkChange(
      db,
      {
        requestKey: randomUUID(),
        kind: 'film',
        change: { name: 'erase', slug: null, publishAt: null, unpublishAt: null },
        items: [{ id: film.id, version }],
        reason: writtenText(reason),
      },
      { by: OPERATOR, at: clock.now(), sites: null, mayPublish: true },
      () => clock.now(),
    );
    const text = `“${film.title}” waits to be erased: a member of staff approves it in the console under Bulk changes (${id}).`;
    return { ok: true, text: printedLines([text]) };
  } catch (error) {
    if (error instanceof WaitsAlready) return { ok: false, text: WAITS_ALREADY };
    throw error;
  }
}

/** The records of what was erased, for who has to show them. */
export async function listErasures(db: Database): Promise<OperationAnswer> {
  const erasures = await findErasures(db);
  return { ok: true, text: erasures.length === 0 ? 'Nothing was erased.' : printedLines(erasures.flatMap(shown)) };
}

function shown(erasure: Erasure): readonly string[] {
  const { film_id, site_id, title, reason, requested_by, requested_at, approved_by, approved_at, erased_at } = erasure;
  const files = Object.values(erasure.files as Readonly<Record<string, ErasedFile>>);
  return [
    `${film_id}  ${site_id}  ${title}`,
    `  requested ${requested_at.toISOString()} by ${requested_by}: ${reason}`,
    `  approved  ${approved_at.toISOString()} by ${approved_by}`,
    `  files     ${erased_at === null ? 'are being deleted' : `gone since ${erased_at.toISOString()}`}`,
    ...files.map(({ name, bytes, sha256, leftAt }) => {
      const where = leftAt === undefined ? '' : `  not deleted: it stays in ${leftAt}, and is never shown again`;
      return `  ${sha256 ?? 'was not in the store'.padEnd(64)}  ${bytes}  ${name}${where}`;
    }),
  ];
}
