import { useMessages } from '@network/core/i18n/messages.ts';
import { categories as texts } from '@network/messages/categories.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { CategoryCard } from '../../entity-cards/category-card.tsx';
import type { CategoriesPageQuery } from '../api/categories-page.generated.ts';

export interface CategoriesScreenProps {
  readonly categories: CategoriesPageQuery['categories'];
}

/** The categories with the most videos are larger; with four of them, twelve or twenty categories fill their rows. */
const LARGE_TILES = 4;

/** Moods as a wall of pictures, those with most films first. */
export function CategoriesScreen({ categories }: CategoriesScreenProps) {
  const t = useMessages(texts);
  const sorted = categories.toSorted((a, b) => b.videoCount - a.videoCount);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-10 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text')} />
        {sorted.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/videos">{t('empty.action')}</ButtonLink>}
          />
        ) : (
          <ul role="list" className="grid grid-cols-2 gap-shelf large:grid-cols-4">
            {sorted.map((category, index) => (
              <li
                key={category.slug}
                className={index < LARGE_TILES ? 'col-span-2 large:row-span-2 large:[&_a]:h-full' : undefined}
              >
                <CategoryCard
                  category={category}
                  isLarge={index < LARGE_TILES}
                  priority={index === 0}
                  countLabel={t('videoCount', { count: category.videoCount })}
                />
              </li>
            ))}
          </ul>
        )}
      </PageContainer>
    </>
  );
}
