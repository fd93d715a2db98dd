/** What is known of an uploaded film, from its headers, its packets and its first picture. */
export interface FilmFacts {
  /** From its first packet to the end of its picture. */
  readonly seconds: number;
  /** Size of the picture as it is shown: turned upright, with square pixels. */
  readonly width: number;
  readonly height: number;
  /** Pictures a second that renditions have, as ffmpeg writes it: `25`, `30000/1001`. */
  readonly frameRate: string;
  readonly videoStream: number;
  /** Null for a film without sound. */
  readonly audioStream: number | null;
  /** The right half of the sound, where it is a track of its own; left out by releases that took the left alone. */
  readonly rightStream?: number | null;
  readonly isHdr: boolean;
  /** HDR that doesn't say how its colors are written. */
  readonly hasUnknownColors?: boolean;
  readonly isInterlaced: boolean;
  readonly container: string;
  readonly codec: string;
}
