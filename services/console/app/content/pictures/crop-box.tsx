import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cropHeight, type PictureCrop } from '@network/validation/picture-crop.ts';
import { crops as texts } from '../../messages/crops.ts';
import { moveCrop, type Proportions, resizeCrop } from './crops.ts';

const MOVES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface CropBoxProps {
  readonly address: string;
  readonly picture: Proportions;
  readonly crop: PictureCrop;
  readonly label: string;
  readonly hintId: string;
  readonly isReadOnly: boolean;
  readonly onChange: (crop: PictureCrop) => void;
  /** A change by the pointer begins: what follows until its end is one step. */
  readonly onBegin: () => void;
  readonly onUndo: () => void;
  readonly onSize: (picture: Proportions) => void;
}

interface Grip {
  readonly part: 'box' | 'corner';
  readonly x: number;
  readonly y: number;
  readonly crop: PictureCrop;
}

/** The whole picture with the part of it that a ratio shows: a slider in two directions, and with Shift in size. */
export function CropBox(props: CropBoxProps) {
  const { address, picture, crop, label, hintId, isReadOnly, onChange, onBegin, onUndo, onSize } = props;
  const frame = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip | null>(null);

  const take = (part: Grip['part']) => (event: PointerEvent<HTMLElement>) => {
    if (isReadOnly) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { part, x: event.clientX, y: event.clientY, crop };
    onBegin();
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const taken = grip.current;
    const size = frame.current?.getBoundingClientRect();
    if (taken === null || size === undefined || event.buttons !== 1) return;
    event.stopPropagation();
    const x = ((event.clientX - taken.x) / size.width) * 100;
    const y = ((event.clientY - taken.y) / size.height) * 100;
    onChange(
      taken.part === 'box'
        ? moveCrop(taken.crop, { x, y }, picture)
        : resizeCrop(taken.crop, taken.crop.width + x, picture),
    );
  };
  const move = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    const by = MOVES[event.key];
    if (isUndo && !isReadOnly) {
      event.preventDefault();
      onUndo();
    }
    if (isReadOnly || by === undefined) return;
    event.preventDefault();
    onBegin();
    onChange(event.shiftKey ? resizeCrop(crop, crop.width + by.x + by.y, picture) : moveCrop(crop, by, picture));
  };
  const release = () => {
    grip.current = null;
  };

  return (
    <div ref={frame} className="relative w-full touch-none overflow-hidden rounded-card bg-raised select-none">
      <img
        src={address}
        alt=""
        draggable={false}
        className="block w-full opacity-40"
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
      />
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-roledescription={texts.role}
        aria-describedby={hintId}
        aria-readonly={isReadOnly}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={crop.left}
        aria-valuetext={texts.at(crop.left, crop.top, crop.width)}
        onPointerDown={take('box')}
        onPointerMove={drag}
        onPointerUp={release}
        onKeyDown={move}
        className={`absolute overflow-hidden border-2 border-accent ${isReadOnly ? '' : 'cursor-move'}`}
        style={{
          left: `${crop.left}%`,
          top: `${crop.top}%`,
          width: `${crop.width}%`,
          height: `${cropHeight(crop, picture)}%`,
        }}
      >
        <CroppedImage address={address} picture={picture} crop={crop} />
        {isReadOnly ? null : (
          <span
            aria-hidden="true"
            onPointerDown={take('corner')}
            onPointerMove={drag}
            onPointerUp={release}
            className="absolute right-0 bottom-0 size-11 cursor-nwse-resize after:absolute after:right-1 after:bottom-1 after:size-4 after:rounded-check after:border-2 after:border-on-media after:bg-accent"
          />
        )}
      </div>
    </div>
  );
}

/** What a crop shows of a picture, as large as what it stands in. */
export function CroppedImage({ address, picture, crop }: Pick<CropBoxProps, 'address' | 'picture' | 'crop'>) {
  const height = cropHeight(crop, picture);
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      className="absolute max-w-none"
      style={{
        width: `${10_000 / crop.width}%`,
        height: `${10_000 / height}%`,
        left: `${(-100 * crop.left) / crop.width}%`,
        top: `${(-100 * crop.top) / height}%`,
      }}
    />
  );
}
