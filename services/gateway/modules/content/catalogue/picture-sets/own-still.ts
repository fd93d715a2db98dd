import type { ShownPicture } from '../pictures/artwork.ts';

/** A picture of a set, with what it shows in words. */
export interface OwnStill extends ShownPicture {
  /** Empty where nobody wrote it. */
  readonly alt: string;
}
