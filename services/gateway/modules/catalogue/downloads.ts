import { VIDEO_QUALITIES } from '@network/tenant/constants.ts';
import { clipFor } from '../media/clips.ts';

/** `DownloadResolution` of the schema. */
export interface Download {
  readonly label: string;
  /** Bytes. */
  readonly size: number;
  readonly width: number;
  readonly res: string;
}

/** The files of a video that members download, largest first, with their true sizes. */
export function downloadsOf(videoId: string, bestHeight: number): Download[] {
  const { video } = clipFor(videoId);
  return VIDEO_QUALITIES.toReversed().flatMap((quality) => {
    const file = video[quality];
    return file && file.height <= bestHeight
      ? [{ label: `${file.height}p`, size: file.bytes, width: file.width, res: quality }]
      : [];
  });
}
