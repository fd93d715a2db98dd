import { PICTURE_RATIOS, type PictureRatio } from '@network/validation/picture-crop.ts';
import { CropControl, type CropControlProps, type CropUse } from './crop-control.tsx';
import type { Proportions } from './crops.ts';
import { previewOf } from './picture-control.tsx';
import { usePosterOf } from './use-poster.ts';

const RATIOS: Readonly<Record<Exclude<CropUse, 'still'>, readonly PictureRatio[]>> = {
  film: PICTURE_RATIOS,
  portrait: ['3:4'],
  banner: ['2.39:1'],
};

/** What the pipeline brings pictures of each use into. */
const PROPORTIONS: Readonly<Record<keyof typeof RATIOS, Proportions>> = {
  film: { width: 16, height: 9 },
  portrait: { width: 3, height: 4 },
  banner: { width: 16, height: 9 },
};

export interface CropFieldProps extends Pick<
  CropControlProps,
  'label' | 'problem' | 'isReadOnly' | 'focus' | 'title' | 'value' | 'onChange'
> {
  readonly use: CropUse;
  /** The id of the picture; empty for none. */
  readonly pictureId: string;
  /** The film whose own picture it is of, where no field names one. */
  readonly filmId: string | null;
}

/** Crops the picture that a document names, or the film's own. */
export function CropField({ use, pictureId, filmId, ...props }: CropFieldProps) {
  const poster = usePosterOf(pictureId === '' ? filmId : null);
  const kind = use === 'still' ? 'film' : use;
  return (
    <CropControl
      {...props}
      use={use}
      ratios={RATIOS[kind]}
      address={pictureId === '' ? poster : previewOf(pictureId)}
      proportions={PROPORTIONS[kind]}
    />
  );
}
