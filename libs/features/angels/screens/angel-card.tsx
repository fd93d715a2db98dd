import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { angels as texts } from '@network/messages/angels.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { sizesOfCut } from '@network/ui/picture/sizes-of-cut.ts';
import type { AngelsPageQuery } from '../api/angels-page.generated.ts';

export interface AngelCardProps {
  readonly angel: AngelsPageQuery['angels'][number];
  readonly brand: string;
  readonly priority: boolean;
}

const SIZES = '(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw';
const CARD_RATIO = 3 / 5;

/** An angel in the list: the portrait and her motto. */
export function AngelCard({ angel, brand, priority }: AngelCardProps) {
  const t = useMessages(texts);
  return (
    <article className="group/card relative flex flex-col gap-5">
      <div className="relative isolate flex aspect-[3/5] flex-col justify-end overflow-hidden rounded-card bg-raised transition-shadow duration-settle group-hover/card:shadow-card">
        <div className="absolute inset-0 -z-10">
          <Picture
            source={angel.portrait}
            alt=""
            sizes={sizesOfCut(SIZES, angel.portrait, CARD_RATIO)}
            priority={priority}
            imageClassName="transition-[scale] duration-slow ease-brand group-hover/card:scale-(--card-zoom)"
          />
          <div className="card-veil absolute inset-0" />
        </div>
        <div className="flex flex-col gap-2 p-6 text-on-media">
          <p className="type-label text-caption">{t('eyebrow', { brand })}</p>
          <h2 className="type-display text-title-1">
            <Anchor href={`/angels/${angel.slug}`} className="after:absolute after:inset-0 after:rounded-card">
              {angel.name}
            </Anchor>
          </h2>
          <p className="text-lead text-pretty">{angel.motto}</p>
        </div>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
        <span>{t('since', { date: formatDate(angel.chosenOn) })}</span>
        <span>{t('videoCount', { count: angel.performer.videoCount })}</span>
      </p>
    </article>
  );
}
