import type { CategoryRow, ChannelRow, PerformerRow } from './rows.ts';
import type { HomeShelf } from './home.ts';
import type { Page } from '../network/page.ts';
import type { VideoRow } from './video-subject.ts';

/** Rows that stand behind the types of this module's schema; codegen gives them to resolvers as parents. */
export type VideoMapper = VideoRow;
export type PerformerMapper = PerformerRow;
export type CategoryMapper = CategoryRow;
export type VideoChannelMapper = { readonly channel: ChannelRow; readonly packId: string | null };
export type VideoPageMapper = Page<VideoRow>;
export type PerformerPageMapper = Page<PerformerRow>;
export type ShelfMapper = HomeShelf;
export type ExpertReviewMapper = VideoRow;
export type VideoImagesMapper = { readonly key: string };
