import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { staffCall } from '../api/staff-call.ts';
import { BrandFlagsDocument, PlansDocument } from '../api/staff-operations.generated.ts';
import { discounts } from '../messages/discounts.ts';
import { shop } from '../messages/shop.ts';

const texts = discounts.form;

/** The brands for which a discount counts. */
export function BrandChoice() {
  const { data: brands = [] } = useQuery({
    queryKey: ['brand-flags'],
    queryFn: async () => (await staffCall(BrandFlagsDocument, {})).brandFlags,
  });
  const choices = brands.map(({ brand, name }) => ({ value: brand, label: name }));
  return <Choices name="brands" legend={texts.brands} hint={texts.brandsHint} choices={choices} />;
}

/** The plans for which a discount counts. */
export function PlanChoice() {
  const { data: plans = [] } = useQuery({
    queryKey: ['plans'],
    queryFn: async () => (await staffCall(PlansDocument, {})).plans,
  });
  const choices = plans.map(({ id, product, kind, isPortalOffer }) => ({
    value: id,
    label: [product, shop.plans.kinds[kind] ?? kind, ...(isPortalOffer ? [texts.portal] : [])].join(', '),
  }));
  return <Choices name="plans" legend={texts.plans} hint={texts.plansHint} choices={choices} />;
}

/** Boxes of which any number is ticked. */
function Choices(props: {
  name: string;
  legend: string;
  hint: string;
  choices: readonly { readonly value: string; readonly label: string }[];
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-small font-semibold text-strong">{props.legend}</legend>
      <p className="text-small text-muted">{props.hint}</p>
      <div className="grid max-h-48 gap-x-4 gap-y-5 py-2 overflow-y-auto medium:grid-cols-2">
        {props.choices.map(({ value, label }) => (
          <Checkbox key={value} name={props.name} value={value} label={label} />
        ))}
      </div>
    </fieldset>
  );
}
