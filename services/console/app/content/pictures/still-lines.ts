import { readCrop } from '@network/validation/picture-crop.ts';

/** A picture of a set: a text about it, and the part that the gallery shows. */
export interface StillLine {
  readonly picture: string;
  readonly alt: string;
  readonly crops: readonly string[];
}

const LINE = /^(\S*)(?: \[([^\]]*)\])?(?: (.*))?$/;

/**
 * Stills as the form has them: a line each, the id of the picture, its crops in brackets where it has some, and its
 * text.
 */
export function writeStills(stills: readonly StillLine[]): string {
  return stills
    .map(({ picture, alt, crops }) => `${picture}${crops.length === 0 ? '' : ` [${crops.join(', ')}]`} ${alt}`)
    .join('\n');
}

/** Reads those lines; spaces at the end of a text stay while it is typed. */
export function readStills(text: string): readonly StillLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, picture = line, bracket, rest = ''] = LINE.exec(line) ?? [];
      const crops = bracket?.split(', ') ?? [];
      // A text may begin with a bracket, too.
      const isText = bracket !== undefined && crops.some((crop) => readCrop(crop) === null);
      return isText ? { picture, crops: [], alt: line.slice(picture.length + 1) } : { picture, crops, alt: rest };
    });
}
