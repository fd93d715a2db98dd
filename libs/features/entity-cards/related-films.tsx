import { useId } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { relatedFilms } from '@network/messages/related-films.ts';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { VideoCard } from './video-card.tsx';

export interface RelatedFilmsProps {
  readonly films: readonly VideoCardFragment[];
  /** Whether they are like films that were found; the best rated otherwise. */
  readonly foundSome: boolean;
}

/** Further films below a short list; nothing below a long one, for which the gateway has none. */
export function RelatedFilms({ films, foundSome }: RelatedFilmsProps) {
  const t = useMessages(relatedFilms);
  const titleId = useId();
  if (films.length === 0) return null;
  const part = foundSome ? 'related' : 'instead';
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5 border-t border-subtle pt-10">
      <SectionHeading title={t(`${part}.title`)} titleId={titleId} text={t(`${part}.text`)} />
      <Grid>
        {films.map((film) => (
          <VideoCard key={film.newId} video={film} sizes={GRID_SIZES.media} />
        ))}
      </Grid>
    </section>
  );
}
