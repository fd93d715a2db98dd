import { useEffect, useRef, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Problem } from '../../layout/problem.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { TakeStillDocument } from '../../api/staff-operations.generated.ts';
import { filmStills as texts } from '../../messages/film-stills.ts';
import { words } from '../../messages/words.ts';
import { FilmPlayer } from '../captions/film-player.tsx';
import { PictureRefused } from '../pictures/send-picture.ts';
import { untilPrepared } from '../pictures/use-picture-uploads.ts';
import type { ChosenStill } from './still-places.ts';

export interface TakeMomentProps {
  readonly filmId: string;
  /** The source of the media that are played. */
  readonly sourceId: string;
  readonly place: number;
  /** Where the film stands first. */
  readonly startsAtSeconds: number;
  readonly onTaken: (still: ChosenStill) => void;
  readonly onCancel: () => void;
}

/** The film, out of which the picture for a place is taken at the moment that it shows. */
export function TakeMoment({ filmId, sourceId, place, startsAtSeconds, onTaken, onCancel }: TakeMomentProps) {
  const video = useRef<HTMLVideoElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (video.current !== null) video.current.currentTime = startsAtSeconds;
    panel.current?.focus();
  }, [startsAtSeconds]);

  const take = async () => {
    const seconds = video.current?.currentTime ?? 0;
    setBusy(true);
    setProblem(null);
    try {
      const { result } = await staffCall(TakeStillDocument, { sourceId, atSeconds: seconds });
      if (result.__typename === 'StillRefused') {
        setProblem(result.message);
        return;
      }
      await untilPrepared(result.source.id);
      onTaken({ place, startsAtSeconds: Math.floor(seconds), picture: result.source.pictureId ?? '' });
    } catch (error) {
      setProblem((error instanceof PictureRefused ? error.reason : null) ?? words.failed.text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.choosing(place)}
      className="flex flex-col gap-3 rounded-card border-line border-subtle p-4"
    >
      <p className="text-small text-muted">{texts.choosingHint}</p>
      <FilmPlayer film={{ id: filmId }} video={video} cues={[]} />
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="button" size="small" busy={isBusy} onClick={() => void take()}>
          {texts.take}
        </Button>
        <Button type="button" variant="outline" size="small" disabled={isBusy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </section>
  );
}
