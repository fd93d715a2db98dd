import type { Database } from '../../../../db/database.ts';
import type { MemberSearch } from '../../../../staff-api/resolvers.generated.ts';
import { holdersOfCard, payersOfTransaction } from '../../../money/billing/public.ts';
import { type FoundAccount, findAccountsByIds, searchAccounts } from '../../../people/identity/public.ts';
import { decodeCursor, encodeCursor } from '../../../../staff-api/cursor.ts';

/** The facts by which members are searched. */
export interface MemberQuery {
  readonly by: MemberSearch;
  readonly text: string;
  readonly after: string | null;
  readonly size: number;
}

/** A page of members. */
export interface FoundMembers {
  readonly members: readonly FoundAccount[];
  readonly nextCursor: string | null;
}

/** Members that a search finds, each page by an index: what lies before it is not read. */
export async function findMembers(db: Database, { by, text, after, size }: MemberQuery): Promise<FoundMembers> {
  const exact = text.trim();
  if (by === 'id') return { members: await findAccountsByIds(db, [exact]), nextCursor: null };
  if (by === 'transaction') {
    return { members: await findAccountsByIds(db, await payersOfTransaction(db, exact)), nextCursor: null };
  }
  const [place] = after === null ? [null] : decodeCursor(after);
  if (by === 'card') {
    const ids = await holdersOfCard(db, { lastFour: exact, after: place, size: size + 1 });
    const shown = ids.slice(0, size);
    const next = ids.length > size ? shown.at(-1) : undefined;
    return {
      members: await findAccountsByIds(db, shown),
      nextCursor: next === undefined ? null : encodeCursor([next]),
    };
  }
  const rows = await searchAccounts(db, { by, prefix: exact, after: place, size: size + 1 });
  const members = rows.slice(0, size);
  const last = members.at(-1);
  return { members, nextCursor: rows.length > size && last ? encodeCursor([last.key]) : null };
}
