import { useId, useState } from 'react';
import { cropOf, type PictureCrop, type PictureRatio } from '@network/validation/picture-crop.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Problem } from '../../layout/problem.tsx';
import { crops as texts } from '../../messages/crops.ts';
import { CropBox } from './crop-box.tsx';
import { cropLines, type Proportions, wholeCrop, withCrop } from './crops.ts';
import { ShownCrops } from './shown-crops.tsx';

/** Where pages show a crop: decides its ratios. */
export type CropUse = 'film' | 'portrait' | 'banner' | 'still';

export interface CropControlProps {
  readonly label: string;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  readonly use: CropUse;
  readonly ratios: readonly PictureRatio[];
  /** Where the whole picture is; null while there is none. */
  readonly address: string | null;
  /** Its proportions until it has loaded. */
  readonly proportions: Proportions;
  /** The focal point, as `30% 60%`; empty for the middle. */
  readonly focus: string;
  /** What its cards are headed by. */
  readonly title: string;
  /** A crop a line. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Crops a picture to the ratios of pages, by pointer or keys, beside how brands show it; each step can be undone. */
export function CropControl(props: CropControlProps) {
  const { label, problem, isReadOnly, use, ratios, address, focus, title, value, onChange } = props;
  const hintId = useId();
  const [ratio, setRatio] = useState<PictureRatio>(ratios[0] ?? '16:9');
  const [picture, setPicture] = useState(props.proportions);
  const [past, setPast] = useState<readonly string[]>([]);
  const own = cropOf(cropLines(value), ratio);
  const crop = own ?? wholeCrop(ratio, focus, picture);
  const begin = () => setPast((steps) => (steps.at(-1) === value ? steps : [...steps, value]));
  const write = (next: PictureCrop | null) => onChange(withCrop(value, ratio, next));
  const undo = () => {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    onChange(before);
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      {address === null ? (
        <p className="text-small text-muted">{texts.noPicture}</p>
      ) : (
        <>
          {ratios.length === 1 ? null : <Ratios {...{ ratios, ratio, value }} onChoose={setRatio} />}
          <div className="grid items-start gap-5 medium:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
            <div className={`flex flex-col items-start gap-2 ${use === 'portrait' ? 'max-w-60' : ''}`}>
              <CropBox
                {...{ address, picture, crop, hintId, isReadOnly }}
                label={texts.box(shown(ratio))}
                onChange={write}
                onBegin={begin}
                onUndo={undo}
                onSize={setPicture}
              />
              <p className="text-small text-muted">
                {own === null ? texts.around : texts.at(crop.left, crop.top, crop.width)}
              </p>
              {isReadOnly ? null : (
                <div className="flex flex-wrap gap-2">
                  <Button variant="quiet" size="small" disabled={past.length === 0} onClick={undo}>
                    {texts.undo}
                  </Button>
                  {own === null ? null : (
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => {
                        begin();
                        write(null);
                      }}
                    >
                      {texts.whole}
                    </Button>
                  )}
                </div>
              )}
            </div>
            <ShownCrops {...{ address, picture, crop, use, title }} />
          </div>
          <p id={hintId} className="text-small text-muted">
            {texts.hint}
          </p>
        </>
      )}
      <Problem text={problem} />
    </fieldset>
  );
}

const shown = (ratio: PictureRatio): string => ratio.replace(':', ' : ');

interface RatiosProps extends Pick<CropControlProps, 'ratios' | 'value'> {
  readonly ratio: PictureRatio;
  readonly onChoose: (ratio: PictureRatio) => void;
}

/** The ratios to choose from, with those marked that have a crop. */
function Ratios({ ratios, ratio, value, onChoose }: RatiosProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={texts.ratios} className="flex flex-wrap gap-2">
      {ratios.map((each) => (
        <label
          key={each}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-line border-subtle px-3 text-small has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            className="accent-accent"
            checked={each === ratio}
            onChange={() => onChoose(each)}
          />
          {shown(each)}
          {cropOf(cropLines(value), each) === null ? null : (
            <span className="rounded-badge bg-accent px-1.5 text-caption text-on-accent">{texts.cropped}</span>
          )}
        </label>
      ))}
    </div>
  );
}
