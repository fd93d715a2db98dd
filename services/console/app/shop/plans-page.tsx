import { useState } from 'react';
import { staffCall } from '../api/staff-call.ts';
import { PlansDocument, type PlanWholeFragment } from '../api/staff-operations.generated.ts';
import { useSession } from '../layout/use-session.ts';
import { optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { shop } from '../messages/shop.ts';
import { may } from '../session/session.ts';
import { planColumns, pricesColumn } from './plan-columns.tsx';
import { useWaitingPrices } from './use-waiting-prices.ts';
import { WaitingPrices } from './waiting-prices.tsx';
import { PlanPricesDialog } from './plan-prices-dialog.tsx';

const texts = shop.plans;

/** What is sold, by product and kind, with the way to set prices in other currencies. */
export function PlansPage() {
  const session = useSession();
  const { data: waiting = [] } = useWaitingPrices();
  const isWaiting = ({ id }: PlanWholeFragment): boolean => waiting.some(({ planId }) => planId === id);
  const [priced, set] = useState<PlanWholeFragment | null>(null);
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        above={<WaitingPrices />}
        filters={[
          { name: 'product', label: texts.columns.product },
          { name: 'kind', label: texts.columns.kind, options: optionsOf(texts.kinds) },
        ]}
        columns={may(session, 'shop:write') ? [...planColumns, pricesColumn(set, isWaiting)] : planColumns}
        queryKey={['plans']}
        load={async (get) => {
          const { plans } = await staffCall(PlansDocument, {});
          const product = get('product');
          const kind = get('kind');
          const rows = plans.filter(
            (plan) => (product === null || plan.product.includes(product)) && (kind === null || plan.kind === kind),
          );
          return { rows, next: null };
        }}
        keyOf={({ id }) => id}
      />
      {priced === null ? null : <PlanPricesDialog plan={priced} onClose={() => set(null)} />}
    </>
  );
}
