import { useEffect, useState } from 'react';
import { crops as texts } from '../../messages/crops.ts';
import { CropControl } from './crop-control.tsx';
import { cropLines, type Proportions } from './crops.ts';
import { previewOf } from './picture-control.tsx';
import type { StillLine } from './still-lines.ts';

export interface StillCropProps {
  /** Its place in the set, from 1. */
  readonly number: number;
  readonly still: StillLine;
  readonly isReadOnly: boolean;
  readonly onChange: (crops: readonly string[]) => void;
}

/** Crops a still for the gallery, which shows wide ones in 16:9 and upright ones in 3:4. */
export function StillCrop({ number, still, isReadOnly, onChange }: StillCropProps) {
  const address = previewOf(still.picture);
  const proportions = useProportions(address);
  if (proportions === null) return null;
  return (
    <CropControl
      label={texts.open(number)}
      problem={undefined}
      use="still"
      ratios={[proportions.width > proportions.height ? '16:9' : '3:4']}
      focus=""
      title={still.alt}
      value={still.crops.join('\n')}
      onChange={(value) => onChange(cropLines(value))}
      {...{ isReadOnly, address, proportions }}
    />
  );
}

/** The proportions of a picture; null until it has loaded. */
function useProportions(address: string): Proportions | null {
  const [proportions, setProportions] = useState<Proportions | null>(null);
  useEffect(() => {
    const image = new Image();
    const read = () => setProportions({ width: image.naturalWidth, height: image.naturalHeight });
    image.addEventListener('load', read);
    image.src = address;
    return () => image.removeEventListener('load', read);
  }, [address]);
  return proportions;
}
