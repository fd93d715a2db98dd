import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { X } from 'lucide-react';
import { words } from '../../messages/words.ts';
import type { PictureUpload } from './use-picture-uploads.ts';

const { pictures: texts } = words.content;

/** Files that are on their way, and those that were not taken, each with its reason. */
export function UploadList({
  uploads,
  onDismiss,
}: {
  readonly uploads: readonly PictureUpload[];
  readonly onDismiss: (key: string) => void;
}) {
  return (
    <ul aria-live="polite" className="flex flex-col gap-1 text-small empty:hidden">
      {uploads.map(({ key, name, state, reason }) => (
        <li key={key} className={`flex items-center gap-2 ${state === 'failed' ? 'text-danger' : 'text-muted'}`}>
          <span className="min-w-0 break-words">
            {state === 'failed' ? texts.failed(name, reason ?? '') : texts[state](name)}
          </span>
          {state === 'failed' ? (
            <IconButton label={texts.dismiss} size="small" onClick={() => onDismiss(key)} icon={<X />} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
