import type { VideoRow } from '../catalogue/video-subject.ts';

export type PictureSetMapper = {
  readonly __typename: 'PictureSet';
  readonly id: string;
  readonly video: VideoRow;
  readonly pictureCount: number;
};
