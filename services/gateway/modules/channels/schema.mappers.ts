import type { ChannelRow, ChannelPackRow } from '../catalogue/public.ts';
import type { Page } from '../network/public.ts';

export type ChannelMapper = ChannelRow;
export type ChannelPackMapper = ChannelPackRow;
export type ChannelPageMapper = Page<ChannelRow>;
