import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Problem } from '../../layout/problem.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { TakePosterDocument } from '../../api/staff-operations.generated.ts';
import { toasts } from '../../layout/toasts.ts';
import { poster as texts } from '../../messages/poster.ts';
import { words } from '../../messages/words.ts';
import { PictureRefused } from '../pictures/send-picture.ts';
import { usePosterOf } from '../pictures/use-poster.ts';
import { untilPrepared } from '../pictures/use-picture-uploads.ts';

export interface PosterTakingProps {
  readonly filmId: string;
  /** The source of the media that are played. */
  readonly sourceId: string;
  /** Where the film is played. */
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** The poster of a film beside its player, and the way to make the picture that it shows the poster. */
export function PosterTaking({ filmId, sourceId, video }: PosterTakingProps) {
  const client = useQueryClient();
  const poster = usePosterOf(filmId);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const atSeconds = video.current?.currentTime ?? 0;
      const { result } = await staffCall(TakePosterDocument, { sourceId, atSeconds });
      if (result.__typename === 'StillRefused') {
        setProblem(result.message);
        return;
      }
      await untilPrepared(result.source.id);
      await client.invalidateQueries({ queryKey: ['uploads'] });
      toasts.show({ type: 'success', message: texts.done });
    } catch (error) {
      setProblem((error instanceof PictureRefused ? error.reason : null) ?? words.failed.text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-start gap-4">
      {poster === null ? null : (
        <img src={poster} alt={texts.name} className="aspect-landscape w-32 rounded-card bg-raised object-cover" />
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <Button type="button" variant="outline" size="small" busy={isBusy} onClick={() => void take()}>
          {texts.use}
        </Button>
        <p className="text-small text-muted">{texts.hint}</p>
        <Problem text={problem} />
      </div>
    </div>
  );
}
