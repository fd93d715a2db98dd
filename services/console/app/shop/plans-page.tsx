import { staffCall } from '../api/staff-call.ts';
import { PlansDocument } from '../api/staff-operations.generated.ts';
import { optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { shop } from '../messages/shop.ts';
import { planColumns } from './plan-columns.tsx';

const texts = shop.plans;

/** What is sold, by product and kind, as people see it now. Its documents are content. */
export function PlansPage() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      emptyText={texts.none}
      filters={[
        { name: 'product', label: texts.columns.product },
        { name: 'kind', label: texts.columns.kind, options: optionsOf(texts.kinds) },
      ]}
      columns={planColumns}
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
  );
}
