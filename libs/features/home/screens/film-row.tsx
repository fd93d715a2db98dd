import { useId } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { home } from '@network/messages/home.ts';
import type { FilmLook } from '@network/tenant/home-schema.ts';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { Shelf, SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { isStanding } from '../row-lengths.ts';

/** Rows that scroll, by the shape of their cards. A picture cut to an upright card is drawn wider than the card. */
const SCROLLING = {
  rail: { shape: 'media', sizes: SHELF_SIZES.media },
  ranked: { shape: 'media', sizes: SHELF_SIZES.media },
  wide: { shape: 'wide', sizes: SHELF_SIZES.wide },
  posters: { shape: 'portrait', sizes: SHELF_SIZES.wide },
} as const;

/** The first of a spread is as large as four of the others. */
const SIZES_OF_LEAD = '(width>=1024px)46vw,92vw';

export interface FilmRowProps {
  readonly title: string;
  readonly look: FilmLook;
  readonly videos: readonly VideoCardFragment[];
  /** The address of all of them. */
  readonly href?: string;
}

/** A row of films in one of the looks that brands choose among; nothing at all when there are none. */
export function FilmRow({ title, look, videos, href = '/videos' }: FilmRowProps) {
  const t = useMessages(home);
  const titleId = useId();
  if (videos.length === 0) return null;
  const more = { href, label: t('all') };
  if (import.meta.env.BUILT_LOOK_standing !== false && isStanding(look)) {
    return (
      <section aria-labelledby={titleId} className={`flex flex-col gap-5 row-${look}`}>
        <SectionHeading title={title} titleId={titleId} more={more} />
        <ul role="list" className="row-still">
          {videos.map((video, index) => (
            <li key={video.newId}>
              <VideoCard video={video} sizes={look === 'spread' && index === 0 ? SIZES_OF_LEAD : SHELF_SIZES.media} />
            </li>
          ))}
        </ul>
      </section>
    );
  }
  const { shape, sizes } = SCROLLING[look as keyof typeof SCROLLING];
  return (
    <Shelf
      title={title}
      more={more}
      shape={shape}
      className={`row-${look}`}
      labels={{ previous: t('scroll.previous'), next: t('scroll.next') }}
    >
      {videos.map((video) => (
        <VideoCard key={video.newId} video={video} sizes={sizes} />
      ))}
    </Shelf>
  );
}
