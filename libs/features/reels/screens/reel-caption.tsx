import { Play } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { reels as texts } from '@network/messages/reels.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import type { FeedReel } from '../use-reel-feed.ts';

export interface ReelCaptionProps {
  readonly reel: FeedReel;
  readonly titleId: string;
  readonly number: number;
  readonly onWatch: () => void;
}

/** The film of the clip, with a link to it. */
export function ReelCaption({ reel, titleId, number, onWatch }: ReelCaptionProps) {
  const t = useMessages(texts);
  const { video } = reel;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col items-start gap-3 bg-linear-to-t from-scrim to-transparent p-5 pt-24 pr-20 text-on-media large:pr-5 [&_a]:pointer-events-auto">
      <h2 id={titleId} className="type-display text-title-3 text-on-media">
        <span className="sr-only">{t('number', { number: String(number) })} </span>
        {video.title}
      </h2>
      <p className="text-small">
        {video.models.map((model, index) => (
          <span key={model.slug}>
            {index > 0 ? ', ' : null}
            <Anchor href={`/performers/${model.slug}`} className="underline-offset-4 hover:underline">
              {model.name}
            </Anchor>
          </span>
        ))}
      </p>
      <ButtonLink href={`/videos/${video.slug}`} size="small" onClick={onWatch}>
        <Play aria-hidden="true" />
        {t('watch')}
      </ButtonLink>
    </div>
  );
}
