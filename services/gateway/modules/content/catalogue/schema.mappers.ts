import type { FilmKey } from '../media/public.ts';
import type { FacetRow, FacetValueRow } from './reader/facet-counts.ts';
import type { Selectable } from 'kysely';
import type { CategoryRow, ChannelRow, PerformerRow, TagRow } from './rows.ts';
import type { ShowcasesTable } from './tables.ts';
import type { VideoNeighbour } from './reader/neighbours.ts';
import type { FilledShelf, HomeShelf } from './home.ts';
import type { FacetedPage } from './faceted-page.ts';
import type { VideoRow } from './video-subject.ts';

/** Rows behind the types of this module's schema; codegen passes them to resolvers as parents. */
export type VideoMapper = VideoRow;
export type PerformerMapper = PerformerRow;
export type CategoryMapper = CategoryRow;
export type TagMapper = TagRow;
export type ShowcaseLinkMapper = Selectable<ShowcasesTable>;
export type VideoChannelMapper = { readonly channel: ChannelRow; readonly packId: string | null };
export type VideoPageMapper = FacetedPage<VideoRow>;
export type PerformerPageMapper = FacetedPage<PerformerRow>;
export type FacetMapper = FacetRow;
export type FacetValueMapper = FacetValueRow;
export type ShelfMapper = HomeShelf | FilledShelf;
export type ExpertReviewMapper = VideoRow;
export type VideoImagesMapper = FilmKey;
export type CrossNavigationLinkMapper = VideoNeighbour;
