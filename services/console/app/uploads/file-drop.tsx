import { UploadCloud } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { cx } from '@network/ui/class-names/cx.ts';
import { uploads as texts } from '../messages/uploads.ts';

/** What the gateway looks into; by their content it decides itself. */
export const ACCEPTED = 'video/*,.mkv,.mxf,.flv,.wmv,.ogg,image/jpeg,image/png,image/webp,image/avif,image/tiff';

export interface FileDropProps {
  readonly label?: string;
  readonly hint?: string;
  /** The files that the browser offers. */
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place to drop files on, which opens the choice of files when it is pressed. */
export function FileDrop({ label = texts.drop, hint = texts.dropHint, accept = ACCEPTED, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way; its input takes files by keyboard
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex cursor-pointer flex-col items-center gap-2 rounded-panel border border-dashed border-outline bg-page p-8 text-center transition-colors hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent',
        isOver && 'border-accent bg-tint',
      )}
    >
      <UploadCloud aria-hidden="true" className="size-7 text-accent" />
      <span className="font-semibold">{label}</span>
      <span id={hintId} className="max-w-prose text-small text-muted">
        {hint}
      </span>
      <input
        type="file"
        accept={accept}
        multiple
        aria-label={label}
        aria-describedby={hintId}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // This lets the same file be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
