import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { BrandFlagsDocument, MemberOffersDocument, type MemberOffersQuery } from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { type Column, DataTable } from '../list/data-table.tsx';
import { formText } from '../list/form-text.ts';
import { type ListAddress, useListAddress } from '../list/list-address.ts';
import { shop } from '../messages/shop.ts';
import { planColumns } from './plan-columns.tsx';
import { TriedDeals } from './tried-deals.tsx';

type Offers = NonNullable<MemberOffersQuery['memberOffers']>;
type Subscription = Offers['subscriptions'][number];

const texts = shop.trying;

/** What a member would be offered now on a brand, and why not the rest. The address has whom and where. */
export function TryOffersPage() {
  const address = useListAddress();
  const member = address.get('member');
  const brand = address.get('brand');
  const { data, error, refetch } = useQuery({
    queryKey: ['member-offers', member, brand],
    queryFn: () => staffCall(MemberOffersDocument, { memberId: member ?? '', brand: brand ?? '' }),
    enabled: member !== null && brand !== null,
    // Each look is in the audit: once for each time that somebody looks.
    refetchOnWindowFocus: false,
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const isTrying = member !== null && brand !== null;
  return (
    <PageFrame title={texts.title} text={texts.text}>
      <Choice address={address} />
      {isTrying && data === undefined ? <Skeleton shape="block" /> : null}
      {data && !data.memberOffers && !data.memberDeals ? <EmptyState title={texts.nobody} /> : null}
      {data?.memberOffers ? <Tried offers={data.memberOffers} /> : null}
      {data?.memberDeals ? <TriedDeals deals={data.memberDeals} /> : null}
    </PageFrame>
  );
}

function Choice({ address }: { address: ListAddress }) {
  const { data: brands = [] } = useQuery({
    queryKey: ['brand-flags'],
    queryFn: async () => (await staffCall(BrandFlagsDocument, {})).brandFlags,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    address.set({ member: formText(form, 'member').trim(), brand: formText(form, 'brand') });
  };
  const chosen = address.get('brand') ?? brands[0]?.brand ?? '';
  return (
    <form role="search" aria-label={texts.title} onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field label={texts.member} hint={texts.memberHint} className="w-80 max-small:w-full">
        <Input name="member" required defaultValue={address.get('member') ?? ''} />
      </Field>
      <Field label={texts.brand} className="w-48 max-small:w-full">
        <Select
          // Once its brands are here it begins with the one of the address.
          key={`${chosen} ${brands.length}`}
          name="brand"
          defaultValue={chosen}
          options={brands.map(({ brand, name }) => ({ value: brand, label: name }))}
        />
      </Field>
      <Button type="submit" className="mt-7">
        {texts.try}
      </Button>
    </form>
  );
}

function Tried({ offers: { plans, subscriptions } }: { offers: Offers }) {
  return (
    <>
      <section className="flex flex-col gap-3">
        <h2 className="type-display text-title-4">{texts.plans}</h2>
        {plans.length === 0 ? (
          <p className="text-muted">{texts.noPlans}</p>
        ) : (
          <DataTable label={texts.plans} columns={planColumns} rows={plans} keyOf={({ id }) => id} />
        )}
      </section>
      {subscriptions.length === 0 ? <p className="text-muted">{texts.noSubscriptions}</p> : null}
      {subscriptions.map((subscription) => (
        <TriedSubscription key={subscription.id} subscription={subscription} />
      ))}
    </>
  );
}

function TriedSubscription({ subscription: { product, obstacles, offers } }: { subscription: Subscription }) {
  const title = texts.cancelling(product);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-display text-title-4">{title}</h2>
      {obstacles.length === 0 ? null : (
        <p className="text-danger">
          {texts.stands} {obstacles.map(texts.obstacle).join('; ')}.
        </p>
      )}
      {offers.length === 0 ? (
        <p className="text-muted">{texts.noOffers}</p>
      ) : (
        <DataTable
          label={title}
          columns={columnsFor(obstacles.length === 0)}
          rows={offers}
          keyOf={({ name }) => name}
        />
      )}
    </section>
  );
}

function columnsFor(isPossible: boolean): readonly Column<Subscription['offers'][number]>[] {
  return [
    { id: 'offer', heading: texts.columns.offer, text: ({ name }) => name, cell: ({ name }) => <code>{name}</code> },
    {
      id: 'result',
      heading: texts.columns.result,
      text: ({ obstacles }) =>
        obstacles.length === 0 && isPossible ? texts.would : obstacles.map(texts.obstacle).join('; '),
      cell: ({ obstacles }) =>
        obstacles.length === 0 && isPossible ? (
          <Badge tone="success">{texts.would}</Badge>
        ) : (
          <span className="text-muted">{obstacles.map(texts.obstacle).join('; ')}</span>
        ),
    },
  ];
}
