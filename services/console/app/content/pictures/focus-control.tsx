import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Problem } from '../../layout/problem.tsx';
import { focus as texts } from '../../messages/focus.ts';
import { CARD_CUTS, type Cut, OTHER_CUTS, type Point, pointOf, STEP, valueOfPoint } from './cuts.ts';
import { previewOf } from './picture-control.tsx';
import { usePosterOf } from './use-poster.ts';

export interface FocusControlProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  readonly shape: 'landscape' | 'portrait';
  /** The id of the picture; empty for none. */
  readonly pictureId: string;
  /** The film whose own picture it is of, where no field names one. */
  readonly filmId: string | null;
  /** The point, such as `30% 60%`; empty for the middle. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Sets what of a picture stays in sight, by pointer or arrow keys, beside the cuts of all brands. */
export function FocusControl(props: FocusControlProps) {
  const { label, hint, problem, isReadOnly, shape, pictureId, filmId, value, onChange } = props;
  const hintId = useId();
  const poster = usePosterOf(pictureId === '' ? filmId : null);
  const address = pictureId === '' ? poster : previewOf(pictureId);
  const point = pointOf(value);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      {address === null ? (
        <p className="text-small text-muted">{texts.noPicture}</p>
      ) : (
        <div className="grid items-start gap-5 medium:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <div className="flex flex-col items-start gap-2">
            <FocusPad {...{ label, hintId, address, point, shape, isReadOnly, onChange }} />
            <p className="text-small text-muted">{texts.at(point.x, point.y)}</p>
            {isReadOnly || value === '' ? null : (
              <Button variant="quiet" size="small" onClick={() => onChange('')}>
                {texts.middle}
              </Button>
            )}
          </div>
          <Cuts address={address} point={point} />
        </div>
      )}
      {address === null ? null : (
        <p id={hintId} className="text-small text-muted">
          {hint ?? texts.hint}
        </p>
      )}
      <Problem text={problem} />
    </fieldset>
  );
}

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface FocusPadProps extends Pick<FocusControlProps, 'label' | 'shape' | 'isReadOnly' | 'onChange'> {
  readonly hintId: string;
  readonly address: string;
  readonly point: Point;
}

/** The whole picture with its focal point: a slider in two directions. */
function FocusPad({ label, hintId, address, point, shape, isReadOnly, onChange }: FocusPadProps) {
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (isReadOnly || (event.type === 'pointermove' && event.buttons !== 1)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    onChange(valueOfPoint({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 }));
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (isReadOnly || by === undefined) return;
    event.preventDefault();
    onChange(valueOfPoint({ x: point.x + by.x, y: point.y + by.y }));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-roledescription={texts.role}
      aria-describedby={hintId}
      aria-readonly={isReadOnly}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={point.x}
      aria-valuetext={texts.at(point.x, point.y)}
      onPointerDown={follow}
      onPointerMove={follow}
      onKeyDown={move}
      className={`relative w-full touch-none overflow-hidden rounded-card bg-raised ${isReadOnly ? '' : 'cursor-crosshair'} ${shape === 'portrait' ? 'aspect-portrait max-w-60' : 'aspect-landscape'}`}
    >
      <img src={address} alt="" draggable={false} className="size-full object-cover" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute size-7 -translate-1/2 rounded-pill border-4 border-on-media bg-accent shadow-card"
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
      />
    </div>
  );
}

/** How the pages of the brands will cut the picture. */
function Cuts({ address, point }: { readonly address: string; readonly point: Point }) {
  const show = ({ label, ratio }: Cut) => (
    <li key={label} className="flex flex-col gap-1">
      <span className="block w-full overflow-hidden rounded-check bg-raised" style={{ aspectRatio: ratio }}>
        <img
          src={address}
          alt=""
          className="size-full object-cover"
          style={{ objectPosition: `${point.x}% ${point.y}%` }}
        />
      </span>
      <span className="text-caption text-muted">{label}</span>
    </li>
  );
  return (
    <ul aria-label={texts.cuts} className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] items-end gap-3">
      {[...CARD_CUTS, ...OTHER_CUTS].map(show)}
    </ul>
  );
}
