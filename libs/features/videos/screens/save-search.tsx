import { Slot } from '@network/core/features/slots.tsx';
import { searchedList } from '../searched-list.ts';
import type { VideosSearch } from '../videos-search.ts';

export interface SaveSearchProps {
  readonly listing: VideosSearch;
  readonly foundNone: boolean;
}

/** The button that saves a listing. A filter by a trial's films is not saved: it ends with the trial. */
export function SaveSearch({ listing, foundNone }: SaveSearchProps) {
  return listing.trialOnly ? null : <Slot name="saveSearch" list={searchedList(listing)} foundNone={foundNone} />;
}
