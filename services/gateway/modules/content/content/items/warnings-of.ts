import type { Database } from '../../../../db/database.ts';
import { type FieldProblem, findPlayedSeconds, firstAfterEnd } from '../../catalogue/public.ts';
import { findIdsByAddress } from './find-items.ts';
import type { ContentItem } from './item.ts';

/** What is odd about an item and was saved all the same. The film of captions may be replaced by a longer one. */
export async function warningsOf(db: Database, { kind, document }: ContentItem): Promise<readonly FieldProblem[]> {
  if (kind !== 'caption') return [];
  const { film, text } = document as unknown as { readonly film: string; readonly text: string };
  const id = (await findIdsByAddress(db, 'film', [film])).get(film);
  const seconds = id === undefined ? null : await findPlayedSeconds(db, id);
  const message = seconds === null ? null : firstAfterEnd(text, seconds);
  return message === null ? [] : [{ path: 'text', message }];
}
