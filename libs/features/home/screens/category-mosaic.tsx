import { useId } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { home } from '@network/messages/home.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import type { HomePageQuery } from '../api/home-page.generated.ts';

export interface CategoryMosaicProps {
  readonly title: string;
  readonly categories: HomePageQuery['categories'];
}

const SIZES = '(min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw';

/** Moods to browse by, as pictures. */
export function CategoryMosaic({ title, categories }: CategoryMosaicProps) {
  const t = useMessages(home);
  const titleId = useId();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <SectionHeading title={title} titleId={titleId} />
      <ul role="list" className="grid grid-cols-2 gap-shelf medium:grid-cols-3 large:grid-cols-4 huge:grid-cols-6">
        {categories.map((category) => (
          <li key={category.slug}>
            <Anchor
              href={`/videos?categories=${category.slug}`}
              className="group/mood relative isolate flex aspect-landscape items-end overflow-hidden rounded-card bg-raised"
            >
              <span className="absolute inset-0 -z-10">
                <Picture
                  source={category.picture}
                  alt=""
                  sizes={SIZES}
                  imageClassName="transition-[scale] duration-slow ease-brand group-hover/mood:scale-(--card-zoom)"
                />
                <span className="card-veil absolute inset-0" />
              </span>
              <span className="flex w-full items-baseline justify-between gap-3 p-4 text-on-media">
                <span className="type-display text-title-3">{category.name}</span>
                <span className="text-caption text-on-media/85">{t('videoCount', { count: category.videoCount })}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
