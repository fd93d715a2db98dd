import type { Page } from '../../platform/network/public.ts';
import type { ChannelRow } from '../../content/catalogue/public.ts';
import type { SiteFavorites } from './reader.ts';

/** Rows that stand behind the types of this module's schema. */
export type FavoriteChannelMapper = ChannelRow;
export type FavoriteChannelPageMapper = Page<ChannelRow>;
export type SiteFavoriteVideosMapper = SiteFavorites;
