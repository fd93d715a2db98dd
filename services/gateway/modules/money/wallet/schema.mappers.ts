import type { ChannelPackRow, VideoRow } from '../../content/catalogue/public.ts';

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
export type VideoAlreadyUnlockedMapper = Of<
  'VideoAlreadyUnlocked',
  { readonly video: VideoRow; readonly credits: number; readonly messageKey: string }
>;
