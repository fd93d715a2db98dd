import { useId } from 'react';
import { Upload } from 'lucide-react';

/** The files that become pictures. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/tiff';

export interface UploadButtonProps {
  readonly label: string;
  /** What the button is about, for screen readers. */
  readonly about: string;
  readonly isMany?: boolean;
  /** The files that the browser offers; pictures when left out. */
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the browser's choice of files. It is the file input itself that is focused and named. */
export function UploadButton({ label, about, isMany = false, accept = PICTURES, onFiles }: UploadButtonProps) {
  const id = useId();
  return (
    <span className="inline-flex self-start rounded-control focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMany}
        aria-label={`${about}: ${label}`}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex cursor-pointer items-center gap-2 rounded-control border-line border-outline px-4 py-2 text-small font-semibold hover:bg-raised"
      >
        <Upload aria-hidden="true" className="size-4" />
        {label}
      </label>
    </span>
  );
}
