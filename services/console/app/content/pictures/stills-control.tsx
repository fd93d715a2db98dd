import { useEffect, useState, useSyncExternalStore } from 'react';
import { Problem } from '../../layout/problem.tsx';
import { pictures as texts } from '../../messages/pictures.ts';
import { FileDrop } from '../../uploads/file-drop.tsx';
import { photoQueue, type PhotoQueue } from './photo-queue.ts';
import { StillCrop } from './still-crop.tsx';
import { readStills, type StillLine, writeStills } from './still-lines.ts';
import { StillRow } from './still-row.tsx';
import { PICTURES } from './upload-button.tsx';
import { useStillOrder } from './use-still-order.ts';

export interface StillsControlProps {
  readonly label: string;
  readonly problem: string | undefined;
  /** The text that `writeStills` writes. */
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
  /** What sends the files; that of this tab without. */
  readonly queue?: PhotoQueue;
}

/**
 * The pictures of a set in their order, the cover first, each with what it shows and how far it is. Dropped files have their place
 * at once, so that the set can be ordered and saved while they are sent.
 */
export function StillsControl({ label, problem, value, isReadOnly, onChange, queue = photoQueue }: StillsControlProps) {
  const stills = readStills(value);
  const photos = useSyncExternalStore(queue.subscribe, queue.list);
  const [cropped, setCropped] = useState<string | null>(null);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const write = (next: readonly StillLine[]): void => onChange(writeStills(next));
  const order = useStillOrder(stills, write);
  useLeaveWarning(photos.some(({ state }) => state === 'sending' || state === 'waiting'));

  const photoOf = (id: string) => photos.find((photo) => photo.id === id) ?? null;
  const open = stills.find(({ picture }) => picture === cropped);
  const unready = stills.filter(({ picture }) => photoOf(picture) !== null || missing.has(picture)).length;
  const add = (files: readonly File[]): void => {
    const known = new Set(stills.map(({ picture }) => picture));
    const added = queue.add(files).filter((picture) => !known.has(picture));
    write([...stills, ...added.map((picture) => ({ picture, alt: '', crops: [] }))]);
  };
  const note = (picture: string, isMissing: boolean): void =>
    setMissing((all) => new Set(isMissing ? [...all, picture] : [...all].filter((each) => each !== picture)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      {isReadOnly ? null : <FileDrop label={texts.dropHere} hint={texts.dropHint} accept={PICTURES} onFiles={add} />}
      <p role="status" className="text-small text-muted">
        {stills.length === 0 ? texts.empty : texts.ready(stills.length - unready, stills.length)}
      </p>
      {isReadOnly || stills.length < 2 ? null : <p className="text-small text-muted">{texts.order}</p>}
      <ol className="flex flex-col gap-3">
        {stills.map((still, index) => (
          <StillRow
            key={still.picture}
            still={still}
            number={index + 1}
            photo={photoOf(still.picture)}
            isMissing={missing.has(still.picture)}
            isReadOnly={isReadOnly}
            isCropped={cropped === still.picture}
            order={order}
            onCrop={() => setCropped(cropped === still.picture ? null : still.picture)}
            onNote={(isMissing) => note(still.picture, isMissing)}
            onDescribe={(alt) => write(stills.map((each, at) => (at === index ? { ...each, alt } : each)))}
            onRetry={() => queue.retry(still.picture)}
            onRemove={() => {
              queue.drop(still.picture);
              write(stills.filter((_, at) => at !== index));
            }}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {order.said}
      </p>
      {open === undefined ? null : (
        <StillCrop
          key={open.picture}
          number={stills.indexOf(open) + 1}
          still={open}
          isReadOnly={isReadOnly}
          onChange={(crops) => write(stills.map((each) => (each === open ? { ...each, crops } : each)))}
        />
      )}
      <Problem text={problem} />
    </fieldset>
  );
}

/** Closing the tab while files are sent asks first. */
function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, [isSending]);
}
