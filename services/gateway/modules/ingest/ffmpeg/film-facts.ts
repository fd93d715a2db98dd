/** What is known of an uploaded film, from its headers and its first picture. */
export interface FilmFacts {
  readonly seconds: number;
  /** Of the picture as it is shown: turned upright, with square pixels. */
  readonly width: number;
  readonly height: number;
  /** Pictures a second that renditions have, as ffmpeg writes it: `25`, `30000/1001`. */
  readonly frameRate: string;
  readonly videoStream: number;
  /** Null for a film without sound. */
  readonly audioStream: number | null;
  readonly isHdr: boolean;
  readonly isInterlaced: boolean;
  readonly container: string;
  readonly codec: string;
}
