import { useDeferredValue, useState } from 'react';
import { pageAddress } from '@network/core/i18n/language.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { categories as texts } from '@network/messages/categories.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SearchForm } from '@network/ui/search-form/search-form.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { CategoryCard } from '../../entity-cards/category-card.tsx';
import type { CategoriesPageQuery } from '../api/categories-page.generated.ts';
import { categoriesHref, type CategoriesSearch, CATEGORY_ORDERS, chosenCategories } from '../categories-search.ts';

export interface CategoriesScreenProps {
  readonly categories: CategoriesPageQuery['categories'];
  readonly search: CategoriesSearch;
}

/** Fewer are seen at a glance and need neither a field nor an order. */
const FEW = 6;

/** Moods as a wall of pictures, narrowed while somebody types; Enter makes an address of it. */
export function CategoriesScreen({ categories, search }: CategoriesScreenProps) {
  const t = useMessages(texts);
  const [typed, setTyped] = useState(search.find);
  const find = useDeferredValue(typed);
  const shown = chosenCategories(categories, { ...search, find });
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text')} />
        {categories.length > FEW ? (
          <div className="flex flex-col gap-4 medium:flex-row medium:items-center medium:justify-between">
            <SearchForm
              action={pageAddress('/categories')}
              name="find"
              labels={{ field: t('find.field'), submit: t('find.submit') }}
              field={{ value: typed, onChange: (event) => setTyped(event.target.value) }}
              className="medium:w-80"
            />
            <OptionLinks
              label={t('order.label')}
              options={CATEGORY_ORDERS.map((order) => ({
                label: t(`order.${order}`),
                href: categoriesHref({ order, find: search.find }),
                isCurrent: order === search.order,
              }))}
            />
          </div>
        ) : null}
        <p role="status" className="sr-only">
          {find === '' ? '' : t('found', { count: shown.length })}
        </p>
        {shown.length === 0 ? (
          <EmptyState
            title={find === '' ? t('empty.title') : t('notFound.title', { find })}
            text={find === '' ? t('empty.text') : t('notFound.text')}
            action={
              find === '' ? (
                <ButtonLink href="/videos">{t('empty.action')}</ButtonLink>
              ) : (
                <ButtonLink href={`/search?q=${encodeURIComponent(find)}`}>{t('notFound.action')}</ButtonLink>
              )
            }
          />
        ) : (
          <ul role="list" className="grid grid-cols-2 gap-shelf medium:grid-cols-3 large:grid-cols-4 huge:grid-cols-6">
            {shown.map((category, index) => (
              <li key={category.slug}>
                <CategoryCard
                  href={`/videos?categories=${category.slug}`}
                  category={category}
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
