import type { VideoRow } from '../catalogue/public.ts';

export type PictureSetMapper = {
  readonly __typename: 'PictureSet';
  readonly id: string;
  readonly video: VideoRow;
  readonly pictureCount: number;
};
