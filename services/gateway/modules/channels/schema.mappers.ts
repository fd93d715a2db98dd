import type { ChannelRow } from '../catalogue/rows.ts';
import type { Page } from '../network/page.ts';
import type { ChannelPackRow } from './channel-reader.ts';

export type ChannelMapper = ChannelRow;
export type ChannelPackMapper = ChannelPackRow;
export type ChannelPageMapper = Page<ChannelRow>;
