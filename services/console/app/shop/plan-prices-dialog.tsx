import { useQueryClient } from '@tanstack/react-query';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import {
  BASE_CURRENCY,
  FURTHER_CURRENCIES,
  inMinorUnits,
  inUnits,
  minorDigits,
} from '@network/validation/currencies.ts';
import { staffCall } from '../api/staff-call.ts';
import { type PlanWholeFragment, SetPlanPricesDocument } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { sumText } from '../list/sum-text.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { shop } from '../messages/shop.ts';

const texts = shop.plans.prices;

/** Sets what a plan costs in currencies beside USD; one that is left empty has no price. */
export function PlanPricesDialog({ plan, onClose }: { plan: PlanWholeFragment; onClose: () => void }) {
  const client = useQueryClient();
  const decide = async (form: FormData): Promise<string | null> => {
    const prices = pricesIn(form);
    if (typeof prices === 'string') return prices;
    const { setPlanPrices: answer } = await staffCall(SetPlanPricesDocument, {
      planId: plan.id,
      prices,
      reason: typedText(form, 'reason'),
    });
    if (answer.__typename === 'PlanPricesRefused') return answer.message;
    await client.invalidateQueries({ queryKey: ['plan-price-requests'] });
    toasts.show({ type: 'success', message: texts.done });
    return null;
  };
  const name = `${plan.product}, ${shop.plans.kinds[plan.kind] ?? plan.kind}`;
  return (
    <ReasonDialog title={texts.dialog(name)} submit={texts.submit} decide={decide} onClose={onClose}>
      <p>{texts.base(sumText(plan.firstPrice, BASE_CURRENCY), sumText(plan.rebillPrice, BASE_CURRENCY))}</p>
      <p className="text-muted">{texts.text}</p>
      {FURTHER_CURRENCIES.map((currency) => (
        <fieldset key={currency} className="grid gap-4 medium:grid-cols-2">
          <legend className="sr-only">{currency}</legend>
          <PriceField plan={plan} currency={currency} which="firstPrice" />
          <PriceField plan={plan} currency={currency} which="rebillPrice" />
        </fieldset>
      ))}
    </ReasonDialog>
  );
}

function PriceField({
  plan,
  currency,
  which,
}: {
  plan: PlanWholeFragment;
  currency: string;
  which: 'firstPrice' | 'rebillPrice';
}) {
  const price = plan.prices.find((each) => each.currency === currency);
  return (
    <Field label={texts[which](currency)}>
      <Input
        name={`${which}-${currency}`}
        type="number"
        min={0}
        step={minorDigits(currency) === 0 ? 1 : 'any'}
        defaultValue={price && inUnits(price[which], currency)}
      />
    </Field>
  );
}

const isSameNumber = (one: string, other: string): boolean => Number(one) === Number(other);

/** The prices that were typed, or what is missing or wrong. */
function pricesIn(form: FormData) {
  const prices = [];
  for (const currency of FURTHER_CURRENCIES) {
    const [first, later] = [typedText(form, `firstPrice-${currency}`), typedText(form, `rebillPrice-${currency}`)];
    if (first === '' && later === '') continue;
    if (first === '' || later === '') return texts.half(currency);
    const [firstPrice, rebillPrice] = [inMinorUnits(Number(first), currency), inMinorUnits(Number(later), currency)];
    const isExact =
      isSameNumber(first, inUnits(firstPrice, currency)) && isSameNumber(later, inUnits(rebillPrice, currency));
    if (!isExact) return texts.parts(currency, minorDigits(currency));
    prices.push({ currency, firstPrice, rebillPrice });
  }
  return prices;
}
