import { useId } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { home } from '@network/messages/home.ts';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { CategoryCard } from '../../entity-cards/category-card.tsx';
import type { HomePageQuery } from '../api/home-page.generated.ts';

export interface CategoryMosaicProps {
  readonly title: string;
  readonly categories: NonNullable<HomePageQuery['categories']>;
}

/** Moods to browse by, as pictures. */
export function CategoryMosaic({ title, categories }: CategoryMosaicProps) {
  const t = useMessages(home);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <SectionHeading title={title} titleId={titleId} />
      <ul role="list" className="grid grid-cols-2 gap-shelf medium:grid-cols-3 large:grid-cols-4 huge:grid-cols-6">
        {categories.map((category) => (
          <li key={category.slug}>
            <CategoryCard
              category={category}
              href={`/videos?categories=${category.slug}`}
              countLabel={t('videoCount', { count: category.videoCount })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
