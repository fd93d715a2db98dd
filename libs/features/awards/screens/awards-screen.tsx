import { useMessages } from '@network/core/i18n/messages.ts';
import { awards } from '@network/messages/awards.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import type { AwardsPageQuery } from '../api/awards-page.generated.ts';
import { awardsHref } from '../awards-href.ts';
import { AWARD_RESULTS, type AwardsSearch } from '../awards-pages.ts';
import { AwardCard } from './award-card.tsx';
import { AwardFacts } from './award-facts.tsx';

export interface AwardsScreenProps {
  readonly list: AwardsPageQuery['awards'];
  readonly requested: AwardsSearch;
  readonly brand: string;
  /** A brand of several sites names the film's site. */
  readonly showsSites: boolean;
}

/** What the brand has won, in figures, then its awards year by year. */
export function AwardsScreen({ list, requested, brand, showsSites }: AwardsScreenProps) {
  const t = useMessages(awards);
  const { items, info, facts } = list;
  const hasBoth = facts.wins > 0 && facts.nominations > 0;
  const years = [...Map.groupBy(items, ({ year }) => year)];
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-10 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text', { brand })} />
        {facts.wins + facts.nominations > 0 ? (
          <>
            <AwardFacts facts={facts} />
            {hasBoth || requested.result !== null ? (
              <OptionLinks
                label={t('result.label')}
                options={[null, ...AWARD_RESULTS].map((result) => ({
                  label: t(`result.${result ?? 'all'}`),
                  href: awardsHref({ page: 1, result }),
                  isCurrent: result === requested.result,
                }))}
              />
            ) : null}
          </>
        ) : null}
        {items.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/awards">{t('empty.action')}</ButtonLink>}
          />
        ) : (
          years.map(([year, prizes], index) => (
            <section
              key={year}
              aria-labelledby={`awards-of-${String(year)}`}
              className="flex flex-col gap-5 border-t border-subtle pt-6"
            >
              <h2 id={`awards-of-${String(year)}`} className="type-display text-title-1 text-accent tabular-nums">
                {year}
              </h2>
              <ul role="list" className="grid gap-x-shelf gap-y-6 small:grid-cols-2 large:grid-cols-3">
                {prizes.map((award, place) => (
                  <li key={award.id}>
                    <AwardCard award={award} showsSite={showsSites} priority={index + place === 0} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
        <ListPagination info={info} hrefFor={(page) => awardsHref({ ...requested, page })} />
      </PageContainer>
    </>
  );
}
