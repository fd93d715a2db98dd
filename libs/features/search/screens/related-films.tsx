import { useId } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { search } from '@network/messages/search.ts';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import type { SearchPageQuery } from '../api/search-page.generated.ts';

export interface RelatedFilmsProps {
  readonly films: SearchPageQuery['videos']['related'];
  /** Whether they are like films that were found; the best rated otherwise. */
  readonly foundSome: boolean;
}

/** Further films below a short list of results; nothing below a long one. */
export function RelatedFilms({ films, foundSome }: RelatedFilmsProps) {
  const t = useMessages(search);
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
