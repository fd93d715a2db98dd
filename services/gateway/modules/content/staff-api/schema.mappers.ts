import type { ContentInUseResult, ContentItem } from '../items/item.ts';

/** What resolvers of a type take as their parent. */
export type ContentItemMapper = ContentItem;
export type ContentInUseMapper = ContentInUseResult;
