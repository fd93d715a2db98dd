import { useState } from 'react';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { staffCall } from '../api/staff-call.ts';
import { CreateDiscountDocument } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { useRequestKey } from '../layout/use-request-key.ts';
import { BASE_CURRENCY, CURRENCIES, inMinorUnits, inUnits } from '@network/validation/currencies.ts';
import { WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { discounts } from '../messages/discounts.ts';
import { BrandChoice, PlanChoice } from './discount-scope.tsx';

const texts = discounts.form;
const { discountAmount, discountPercent } = WORTH_BOUNDS;

/** Makes a discount with one named code or with random ones. */
export function NewDiscountDialog({ onMade, onClose }: { onMade: () => Promise<void>; onClose: () => void }) {
  const keyOf = useRequestKey();
  const create = async (form: FormData): Promise<string | null> => {
    const request = inputOf(form);
    const variables = { ...request, requestKey: keyOf(request) };
    const { createDiscount: answer } = await staffCall(CreateDiscountDocument, variables);
    if (answer.__typename === 'DiscountRefused') return answer.message;
    toasts.show({ type: 'success', message: discounts.made });
    await onMade();
    return null;
  };
  return (
    <ReasonDialog title={texts.title} submit={texts.submit} decide={create} isDoneOnce onClose={onClose}>
      <DiscountFields />
    </ReasonDialog>
  );
}

function inputOf(form: FormData) {
  const isAmount = typedText(form, 'kind') === 'AMOUNT';
  const number = (name: string) => (typedText(form, name) === '' ? null : Number(typedText(form, name)));
  const day = (name: string, time: string) =>
    typedText(form, name) === '' ? null : `${typedText(form, name)}T${time}Z`;
  const worth = number('worth') ?? 0;
  const currency = typedText(form, 'currency');
  const code = typedText(form, 'code').trim() || null;
  return {
    input: {
      name: typedText(form, 'name'),
      kind: isAmount ? ('AMOUNT' as const) : ('PERCENT' as const),
      worth: isAmount ? inMinorUnits(worth, currency) : worth,
      currency: isAmount ? currency : null,
      plans: form.getAll('plans').map(String),
      brands: form.getAll('brands').map(String),
      startsAt: day('starts', '00:00:00'),
      endsAt: day('ends', '23:59:59'),
      usesEach: number('usesEach'),
      usesPerPerson: number('usesPerPerson'),
      code,
      codes: code === null ? (number('codes') ?? 0) : 1,
    },
    reason: typedText(form, 'reason'),
  };
}

function DiscountFields() {
  const [kind, setKind] = useState('PERCENT');
  const [currency, setCurrency] = useState<string>(BASE_CURRENCY);
  const [code, setCode] = useState('');
  const isAmount = kind === 'AMOUNT';
  return (
    <>
      <Field label={texts.name} required>
        <Input name="name" required maxLength={80} autoComplete="off" />
      </Field>
      <div className="grid gap-4 medium:grid-cols-2">
        <Field label={texts.kind}>
          <Select
            name="kind"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value)}
            options={[
              { value: 'PERCENT', label: texts.percent },
              { value: 'AMOUNT', label: texts.amount },
            ]}
          />
        </Field>
        {isAmount ? (
          <Field label={texts.currency}>
            <Select
              name="currency"
              value={currency}
              onChange={(event) => setCurrency(event.currentTarget.value)}
              options={CURRENCIES.map((each) => ({ value: each, label: each }))}
            />
          </Field>
        ) : null}
        <Field
          label={isAmount ? texts.howMuchAmount(currency) : texts.howMuchPercent}
          hint={isAmount ? texts.amountHint : undefined}
          required
        >
          <Input
            name="worth"
            type="number"
            required
            min={isAmount ? inUnits(discountAmount.least, currency) : discountPercent.least}
            max={isAmount ? inUnits(discountAmount.most, currency) : discountPercent.most}
            step={isAmount ? 'any' : 1}
            defaultValue={20}
          />
        </Field>
        <Field label={texts.code} hint={texts.codeHint}>
          <Input
            name="code"
            maxLength={40}
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </Field>
        {code.trim() === '' ? (
          <Field label={texts.codes} required>
            <Input name="codes" type="number" required min={1} max={1_000} defaultValue={10} />
          </Field>
        ) : null}
        <Field label={texts.usesEach}>
          <Input name="usesEach" type="number" min={1} max={1_000_000} />
        </Field>
        <Field label={texts.usesPerPerson}>
          <Input name="usesPerPerson" type="number" min={1} max={1_000_000} defaultValue={1} />
        </Field>
        <Field label={texts.starts}>
          <Input name="starts" type="date" />
        </Field>
        <Field label={texts.ends}>
          <Input name="ends" type="date" />
        </Field>
      </div>
      <BrandChoice />
      <PlanChoice />
    </>
  );
}
