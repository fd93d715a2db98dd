import type { ChannelRow, ChannelPackRow } from '../../content/catalogue/public.ts';
import type { Page } from '../../platform/network/public.ts';

export type ChannelMapper = ChannelRow;
export type ChannelPackMapper = ChannelPackRow;
export type ChannelPageMapper = Page<ChannelRow>;
