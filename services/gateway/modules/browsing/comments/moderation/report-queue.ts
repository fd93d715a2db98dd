import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import type { Database } from '../../../../db/database.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import { decodeCursor, encodeCursor } from '../../../../staff-api/cursor.ts';
import { findReportedPosts, type ReportedPostRow } from '../../wall/public.ts';
import { isCommentId } from '../comment-row.ts';
import { findQueue, type QueuedRow } from './comment-queue.ts';

/** Something that members reported. */
export type Reported =
  | { readonly kind: 'comment'; readonly at: Date; readonly row: QueuedRow }
  | { readonly kind: 'wallPost'; readonly at: Date; readonly row: ReportedPostRow };

export interface ReportQuery {
  /** Null for both. */
  readonly kind: Reported['kind'] | null;
  /** The sites that the member of staff works for; other sites' content is left out. */
  readonly sites: StaffSites;
  readonly after: string | null;
  readonly size: number;
  readonly now: Date;
}

/** What the page before ended with. */
interface Place {
  readonly at: Date;
  readonly kind: string;
  readonly id: string;
}

/**
 * What members reported and nobody decided about yet, the latest report first; posts before comments that were reported
 * at the same time.
 * @throws GatewayError BAD_REQUEST for what is no cursor of this list
 */
export async function findReported(
  db: Database,
  { kind, sites, after, size, now }: ReportQuery,
): Promise<{ readonly items: readonly Reported[]; readonly nextCursor: string | null }> {
  const place = after === null ? null : readPlace(after);
  const comments =
    kind === 'wallPost' ? [] : await findQueue(db, { after: placeOfComment(place), size: size + 1, now });
  const posts =
    kind === 'comment' ? [] : await findReportedPosts(db, { sites, after: placeOfPost(place), size: size + 1 });
  const found: Reported[] = [
    ...posts.map((row) => ({ kind: 'wallPost' as const, at: row.reported_at, row })),
    ...comments.map((row) => ({ kind: 'comment' as const, at: row.reported_at, row })),
  ];
  // Sorting leaves the order within each kind, and posts before comments of the same moment.
  const items = found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, size);
  const last = items.at(-1);
  const hasMore = found.length > size && last !== undefined;
  return { items, nextCursor: hasMore ? encodeCursor([last.at.toISOString(), `${last.kind} ${last.row.id}`]) : null };
}

const placeOfComment = (place: Place | null) =>
  place && { at: place.at, id: place.kind === 'comment' ? place.id : null };

/** A post comes before a comment with the same time. */
const placeOfPost = (place: Place | null) => place && { at: place.at, id: place.kind === 'wallPost' ? place.id : '' };

function readPlace(cursor: string): Place {
  const [moment, key] = decodeCursor(cursor);
  const at = new Date(moment);
  const [kind = '', id = ''] = key.split(/ (.*)/s);
  const isSound = kind === 'comment' ? isCommentId(id) : kind === 'wallPost' && id !== '';
  if (Number.isNaN(at.getTime()) || !isSound) {
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'That is no cursor of this list.');
  }
  return { at, kind, id };
}
