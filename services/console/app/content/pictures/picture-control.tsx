import { Button } from '@network/ui/button/button.tsx';
import { Problem } from '../../layout/problem.tsx';
import { words } from '../../messages/words.ts';
import type { Shape } from '../../uploads/open-upload.ts';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

const { pictures: texts } = words.content;

export interface PictureControlProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem: string | undefined;
  readonly shape: Extract<Shape, 'landscape' | 'portrait'>;
  /** The id of the picture, or empty. */
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** The address of a small rendition. */
export const previewOf = (id: string): string => `/staff/pictures/${encodeURIComponent(id)}`;

/** A picture of a thing's own: what it is now, and the way to another one. */
export function PictureControl({ label, hint, problem, shape, value, isReadOnly, onChange }: PictureControlProps) {
  const { uploads, send, dismiss } = usePictureUploads(shape, onChange);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      <div className="flex items-start gap-4">
        <div
          className={`w-32 shrink-0 overflow-hidden rounded-card bg-raised ${shape === 'portrait' ? 'aspect-portrait' : 'aspect-landscape'}`}
        >
          {value === '' ? null : <img src={previewOf(value)} alt="" className="size-full object-cover" />}
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          {value === '' ? (
            <p className="text-small text-muted">{texts.standIn}</p>
          ) : (
            <code className="text-small break-all text-muted">{value}</code>
          )}
          {isReadOnly ? null : (
            <div className="flex flex-wrap gap-2">
              <UploadButton
                label={value === '' ? texts.upload : texts.replace}
                about={label}
                onFiles={(files) => void send(files)}
              />
              {value === '' ? null : (
                <Button variant="quiet" size="small" onClick={() => onChange('')}>
                  {texts.remove}
                </Button>
              )}
            </div>
          )}
          <UploadList uploads={uploads} onDismiss={dismiss} />
        </div>
      </div>
      {hint === undefined ? null : <p className="text-small text-muted">{hint}</p>}
      <Problem text={problem} />
    </fieldset>
  );
}
