import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { BrandFlagsDocument, DealSlotsDocument, type DealSlotsQuery } from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { PartLinks } from '../layout/part-links.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { useListAddress } from '../list/list-address.ts';
import { ListFilters } from '../list/list-filters.tsx';
import { slots as texts } from '../messages/slots.ts';
import { words } from '../messages/words.ts';
import { DealSlot } from './deal-slot.tsx';
import { ONE_CLICK_DEALS, OneClickDeals } from './one-click-deals.tsx';
import { PLAN_UPSELLS, PlanUpsells } from './plan-upsells.tsx';

/** Every slot of a brand with its deals, and the upsells of the brand. The address has the brand. */
export function DealSlotsPage() {
  const address = useListAddress();
  const brands = useQuery({
    queryKey: ['brand-flags'],
    queryFn: async () => (await staffCall(BrandFlagsDocument, {})).brandFlags,
  });
  const brand = address.get('brand') ?? brands.data?.[0]?.brand ?? null;
  const { data, error, refetch } = useQuery({
    queryKey: ['deal-slots', brand],
    queryFn: () => staffCall(DealSlotsDocument, { brand: brand ?? '' }),
    enabled: brand !== null,
  });
  const failure = brands.error ?? error;
  if (isPageLost(failure, brands.data && data)) {
    return <FailedPage error={failure} reset={() => void (brands.error === null ? refetch() : brands.refetch())} />;
  }
  const options = (brands.data ?? []).map((each) => ({ value: each.brand, label: each.name }));
  return (
    <PageFrame title={texts.title} text={texts.text}>
      {brands.data?.length === 0 ? <EmptyState title={texts.noBrands} /> : null}
      {brand === null ? null : (
        <ListFilters filters={[{ name: 'brand', label: texts.brand, options, standard: brand }]} address={address} />
      )}
      {brand !== null && data === undefined ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton shape="block" />
        </div>
      ) : null}
      {data !== undefined && brand !== null ? <Brand brand={brand} {...data} /> : null}
    </PageFrame>
  );
}

function Brand({ brand, dealSlots, planUpsells }: { brand: string } & DealSlotsQuery) {
  if (!dealSlots || !planUpsells) return <EmptyState title={texts.gone} />;
  const parts = [
    ...dealSlots.slots.map(({ place }) => ({ id: place, label: texts.places[place].title })),
    { id: ONE_CLICK_DEALS, label: texts.oneClickDeals.title },
    { id: PLAN_UPSELLS, label: texts.upsells.title },
  ];
  return (
    <>
      <PartLinks label={texts.parts} parts={parts} />
      {dealSlots.isReachable ? null : (
        <p role="note" className="text-danger">
          {texts.unreachable}
        </p>
      )}
      {dealSlots.slots.map((slot) => (
        <DealSlot key={slot.place} slot={slot} brand={brand} />
      ))}
      <OneClickDeals slots={dealSlots.slots} />
      <PlanUpsells upsells={planUpsells} />
    </>
  );
}
