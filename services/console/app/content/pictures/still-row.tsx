import { Crop, GripVertical, RotateCcw, Star, Trash2 } from 'lucide-react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Progress } from '@network/ui/progress/progress.tsx';
import { crops as cropTexts } from '../../messages/crops.ts';
import { pictures as texts } from '../../messages/pictures.ts';
import type { Photo } from './photo-queue.ts';
import { previewOf } from './picture-control.tsx';
import type { StillLine } from './still-lines.ts';
import { HANDLE, type StillOrder } from './use-still-order.ts';

export interface StillRowProps {
  readonly still: StillLine;
  /** Its place, from 1. */
  readonly number: number;
  /** Its file on the way; null where none is. */
  readonly photo: Photo | null;
  /** It is neither prepared nor on its way. */
  readonly isMissing: boolean;
  readonly isReadOnly: boolean;
  readonly isCropped: boolean;
  readonly order: StillOrder;
  readonly onCrop: () => void;
  readonly onNote: (isMissing: boolean) => void;
  readonly onDescribe: (alt: string) => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A picture of a set: what it is or how far it is, what it shows, and its place. */
export function StillRow(props: StillRowProps) {
  const { still, number, photo, isMissing, isReadOnly, order, onNote, onDescribe } = props;
  const isReady = photo === null && !isMissing;
  return (
    // Dragging is one more way: the handle takes keys.
    <li
      draggable={!isReadOnly}
      {...order.dragging(number - 1)}
      className={cx(
        'flex flex-wrap items-center gap-4 rounded-card border-line border-subtle p-3 medium:flex-nowrap',
        order.over === number - 1 && 'border-accent bg-tint',
      )}
    >
      {photo === null ? (
        <img
          src={`${previewOf(still.picture)}/thumbnail`}
          alt=""
          onLoad={() => onNote(false)}
          onError={() => onNote(true)}
          className={cx('size-20 shrink-0 rounded-card bg-raised object-contain', isMissing && 'invisible')}
        />
      ) : (
        <span className="size-20 shrink-0 rounded-card bg-raised" />
      )}
      <div className="flex min-w-0 grow flex-col gap-1">
        <Input
          aria-label={texts.alt(number)}
          placeholder={texts.alt(number)}
          value={still.alt}
          disabled={isReadOnly}
          onChange={(event) => onDescribe(event.currentTarget.value)}
        />
        <span className="flex min-w-0 items-center gap-2 text-small text-muted">
          {number === 1 ? <Badge tone="outline">{texts.cover}</Badge> : null}
          {isReady ? <code className="truncate">{still.picture}</code> : <State photo={photo} />}
        </span>
      </div>
      {isReadOnly ? null : <Actions {...props} isReady={isReady} />}
    </li>
  );
}

/** How far a picture is that nobody can see yet. */
function State({ photo }: { readonly photo: Photo | null }) {
  if (photo === null) return <span className="text-danger">{texts.missing}</span>;
  const { fileName, bytes, sent, state, problem } = photo;
  if (state === 'failed') {
    return (
      <span role="alert" className="min-w-0 break-words text-danger">
        {texts.failed(fileName, problem ?? texts.broken)}
      </span>
    );
  }
  if (state !== 'sending') return <span>{state === 'waiting' ? texts.waiting : texts.inPreparation}</span>;
  const share = bytes === 0 ? 0 : sent / bytes;
  return (
    <span className="flex min-w-0 grow flex-col gap-1">
      {texts.sent(Math.floor(share * 100))}
      <Progress value={share} label={fileName} />
    </span>
  );
}

function Actions({
  still,
  number,
  photo,
  isReady,
  isCropped,
  order,
  onCrop,
  onRetry,
  onRemove,
}: StillRowProps & { readonly isReady: boolean }) {
  return (
    <span className="flex shrink-0 gap-1">
      {photo?.state === 'failed' ? (
        <IconButton label={texts.retry(photo.fileName)} size="small" onClick={onRetry} icon={<RotateCcw />} />
      ) : null}
      {isReady ? (
        <IconButton
          label={cropTexts.open(number)}
          size="small"
          aria-expanded={isCropped}
          onClick={onCrop}
          icon={<Crop />}
        />
      ) : null}
      {number === 1 ? null : (
        <IconButton
          label={texts.makeCover(number)}
          size="small"
          onClick={() => order.move(number - 1, 0)}
          icon={<Star />}
        />
      )}
      <IconButton
        label={texts.handle(number)}
        size="small"
        className="cursor-grab"
        {...{ [HANDLE]: still.picture }}
        onKeyDown={order.onKeyDown(number - 1)}
        icon={<GripVertical />}
      />
      <IconButton label={texts.drop(number)} size="small" onClick={onRemove} icon={<Trash2 />} />
    </span>
  );
}
