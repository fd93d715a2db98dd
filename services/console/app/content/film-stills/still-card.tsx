import { Clapperboard, Undo2, X } from 'lucide-react';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { filmStills as texts } from '../../messages/film-stills.ts';
import { startText } from '../chapters/chapter-lines.ts';
import { previewOf } from '../pictures/picture-control.tsx';
import { UploadButton } from '../pictures/upload-button.tsx';
import { UploadList } from '../pictures/upload-list.tsx';
import { usePictureUploads } from '../pictures/use-picture-uploads.ts';
import type { StillPlace } from './still-places.ts';

export interface StillCardProps {
  readonly still: StillPlace;
  readonly isReadOnly: boolean;
  /** Opens the film to choose another frame; null where there is none to play. */
  readonly onMoment: (() => void) | null;
  /** Gets the id of a picture that was uploaded and prepared. */
  readonly onUploaded: (picture: string) => void;
  /** Takes away what was chosen. */
  readonly onBack: () => void;
}

/** One place among the stills of a film: what people see there, and the ways to another picture. */
export function StillCard({ still, isReadOnly, onMoment, onUploaded, onBack }: StillCardProps) {
  const { place, startsAtSeconds, taken, chosen } = still;
  const { uploads, send, dismiss } = usePictureUploads('landscape', onUploaded);
  const name = texts.name(place);
  return (
    <li aria-label={name} className="flex min-w-0 flex-col gap-2">
      <img
        src={chosen === null ? taken?.preview : previewOf(chosen.picture)}
        alt={name}
        loading="lazy"
        className="aspect-landscape w-full rounded-card bg-raised object-cover"
      />
      <p className="flex flex-wrap gap-2 text-small text-muted">
        <span className="tabular-nums">{startText(startsAtSeconds)}</span>
        {chosen === null ? null : <strong className="text-strong">{texts.chosen}</strong>}
      </p>
      {isReadOnly ? null : (
        <div className="flex flex-wrap items-center gap-1">
          <UploadButton label={texts.upload} about={name} onFiles={(files) => void send(files)} />
          {onMoment === null ? null : (
            <IconButton size="small" label={texts.moment(place)} icon={<Clapperboard />} onClick={onMoment} />
          )}
          {chosen === null ? null : (
            <IconButton
              size="small"
              label={taken === null ? texts.remove(place) : texts.back(place)}
              icon={taken === null ? <X /> : <Undo2 />}
              onClick={onBack}
            />
          )}
        </div>
      )}
      <UploadList uploads={uploads} onDismiss={dismiss} />
    </li>
  );
}
