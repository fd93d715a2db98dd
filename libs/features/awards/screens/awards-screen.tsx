import { useMessages } from '@network/core/i18n/messages.ts';
import { awards } from '@network/messages/awards.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import type { AwardsPageQuery } from '../api/awards-page.generated.ts';
import { awardsHref } from '../awards-pages.ts';
import { AwardRow } from './award-row.tsx';

export interface AwardsScreenProps {
  readonly list: AwardsPageQuery['awards'];
  readonly brand: string;
  /** A brand of several sites names the film's site. */
  readonly showsSites: boolean;
}

/** Awards as a table, year by year. */
export function AwardsScreen({ list, brand, showsSites }: AwardsScreenProps) {
  const t = useMessages(awards);
  const { items, info } = list;
  const years = [...Map.groupBy(items, ({ year }) => year)];
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-10 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text', { brand })} />
        {items.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/awards">{t('empty.action')}</ButtonLink>}
          />
        ) : (
          <table className="w-full table-fixed border-collapse text-left">
            <caption className="sr-only">{t('caption')}</caption>
            {/* As wide before its last row is read as after. */}
            <colgroup>
              <col className="w-24 medium:w-56" />
              <col />
              <col className="w-32 medium:w-40" />
            </colgroup>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('columns.film')}</th>
                <th scope="col">{t('columns.prize')}</th>
                <th scope="col">{t('columns.result')}</th>
              </tr>
            </thead>
            {years.map(([year, prizes]) => (
              <tbody key={year}>
                <tr>
                  <th scope="rowgroup" colSpan={3} className="pt-8 pb-3 text-left">
                    <span className="type-display text-title-1 text-accent tabular-nums">{year}</span>
                  </th>
                </tr>
                {prizes.map((award) => (
                  <AwardRow key={award.id} award={award} showsSite={showsSites} />
                ))}
              </tbody>
            ))}
          </table>
        )}
        <ListPagination info={info} hrefFor={awardsHref} />
      </PageContainer>
    </>
  );
}
