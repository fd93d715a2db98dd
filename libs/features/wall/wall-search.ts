import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { cutText } from '@network/validation/text-length.ts';

/** The posts that the page shows. */
export interface WallSearch {
  readonly page: number;
  /** Null for everybody's. */
  readonly curator: string | null;
}

const LONGEST_NAME = 80;

/** The query of /wall after its page was checked. */
export function readWallSearch(raw: RawSearch): WallSearch {
  return {
    page: parsePage(raw['page']) ?? 1,
    curator: cutText(singleValue(raw, 'curator')?.trim() ?? '', LONGEST_NAME) || null,
  };
}
