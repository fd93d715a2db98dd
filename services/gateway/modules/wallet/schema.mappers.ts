import type { ChannelPackRow } from '../channels/channel-reader.ts';
import type { VideoRow } from '../catalogue/video-subject.ts';

type Of<Name extends string, Fields> = { readonly __typename: Name } & Fields;

export type ChannelPackUnlockedMapper = Of<
  'ChannelPackUnlocked',
  { readonly pack: ChannelPackRow; readonly balance: number }
>;
export type ChannelPackAlreadyUnlockedMapper = Of<
  'ChannelPackAlreadyUnlocked',
  { readonly pack: ChannelPackRow; readonly balance: number; readonly messageKey: string }
>;
export type VideoUnlockedMapper = Of<'VideoUnlocked', { readonly video: VideoRow; readonly credits: number }>;
