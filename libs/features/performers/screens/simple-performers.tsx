import { useMessages } from '@network/core/i18n/messages.ts';
import { performers } from '@network/messages/performers.ts';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import type { PerformersPageQuery } from '../api/performers-page.generated.ts';
import { GENDERS, performersHref, type PerformersSearch } from '../performers-search.ts';
import { OrderLinks } from './order-links.tsx';
import { PerformersList } from './performers-list.tsx';

export interface SimplePerformersProps {
  readonly data: PerformersPageQuery;
  readonly listing: PerformersSearch;
}

/** The listing of a brand without faceted search: by gender and in order. */
export function SimplePerformers({ data, listing }: SimplePerformersProps) {
  const t = useMessages(performers);
  return (
    <>
      <div className="flex flex-col gap-4">
        <OptionLinks
          label={t('gender.label')}
          options={GENDERS.map((gender) => ({
            label: t(`gender.${gender}`),
            href: performersHref(listing, { gender }),
            isCurrent: gender === listing.gender,
          }))}
        />
        <OrderLinks listing={listing} />
      </div>
      <PerformersList page={data.performers} listing={listing} />
    </>
  );
}
