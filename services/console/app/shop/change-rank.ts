import { staffCall } from '../api/staff-call.ts';
import { type ContentWholeFragment, PublishContentDocument } from '../api/staff-operations.generated.ts';
import type { DealPlace } from '../api/staff-types.generated.ts';
import { type ContentAnswer, saveContent } from '../content/content-calls.ts';
import { contentOf } from '../content/content-columns.tsx';
import { contentFields } from '../content/content-fields.ts';
import { inputOf, valuesOf } from '../content/field-values.ts';

/** The field of a deal that has its rank in a slot. */
export const RANK_FIELDS = {
  carousel: 'carouselRank',
  interstitial: 'interstitialRank',
  listing: 'listingRank',
} as const satisfies Readonly<Record<DealPlace, string>>;

const MOST = 100_000;

/** The rank that was typed; null for none. */
export function readRank(typed: string): number | null | 'wrong' {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) && Number(text) <= MOST ? Number(text) : 'wrong';
}

/**
 * Writes a version of a deal with another rank, and publishes it where the deal is on the site.
 * @returns the gateway's last answer, and whether the version was saved, also where it was not published
 */
export async function saveRank(
  item: ContentWholeFragment,
  place: DealPlace,
  rank: number | null,
): Promise<{ readonly answer: ContentAnswer | null; readonly isSaved: boolean }> {
  const document = contentOf(item);
  const values = { ...valuesOf(contentFields.deal, document), [RANK_FIELDS[place]]: rank === null ? '' : String(rank) };
  const saved = await saveContent('deal', item, inputOf(contentFields.deal, values, document));
  if (saved.__typename !== 'ContentSaved') return { answer: saved, isSaved: false };
  if (item.state !== 'published') return { answer: saved, isSaved: true };
  try {
    const { result } = await staffCall(PublishContentDocument, {
      kind: 'deal',
      id: item.id,
      expectedVersion: saved.item.version,
      releaseAt: null,
    });
    return { answer: result, isSaved: true };
  } catch {
    return { answer: null, isSaved: true };
  }
}
