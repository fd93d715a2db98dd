import type { PictureSetRow, VideoRow } from '../../content/catalogue/public.ts';

export type PictureSetMapper = {
  readonly __typename: 'PictureSet';
  readonly set: PictureSetRow;
  readonly video: VideoRow;
};
