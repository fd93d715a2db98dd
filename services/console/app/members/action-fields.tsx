import { useState } from 'react';
import { DATA_REQUEST_KINDS, type DataRequestKind } from '@network/access/staff/member-offers.ts';
import { givingLimit } from '@network/access/staff/giving-limits.ts';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { moneyText } from '@network/validation/currencies.ts';
import { people } from '../messages/people.ts';
import { inUnits } from '@network/validation/currencies.ts';
import { WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import type { ChosenAction } from './member-action.ts';

const texts = people.dialog;
const { givenDays, givenGems } = WORTH_BOUNDS;

/** What an action needs to know besides the reason. */
export function ActionFields({ chosen: { name, charge, cancelMoments, dataRequestKinds } }: { chosen: ChosenAction }) {
  if (name === 'refund' && charge !== undefined) {
    const { currency, left, allowsParts } = charge;
    const limit = texts.limitHint(moneyText(givingLimit(currency), currency));
    // Its biller gives back all that is left: there is nothing to choose.
    if (!allowsParts) return <p className="text-body">{`${texts.wholeText(moneyText(left, currency))} ${limit}`}</p>;
    const [all, step] = [inUnits(left, currency), inUnits(1, currency)];
    return (
      <Field label={texts.amount(currency)} hint={`${texts.amountHint} ${limit}`} required>
        <Input name="amount" type="number" step={step} min={step} max={all} defaultValue={all} required />
      </Field>
    );
  }
  if (name === 'gems') {
    return (
      <Field
        label={texts.gemsAmount}
        hint={`${texts.gemsHint} ${texts.limitHint(texts.limits.gems(givingLimit('gems')))}`}
        required
      >
        <Input name="gems" type="number" step="1" min={-givenGems.most} max={givenGems.most} required />
      </Field>
    );
  }
  if (name === 'changeEmail') {
    return (
      <>
        <Field label={texts.newEmail} hint={texts.newEmailHint} required>
          {/* Some browsers take no domain in another script than Latin for an email. */}
          <Input name="newEmail" inputMode="email" maxLength={254} autoComplete="off" spellCheck={false} required />
        </Field>
        <Checkbox name="isStolen" label={texts.isStolen} hint={texts.isStolenHint} />
      </>
    );
  }
  if (name === 'extend') {
    return (
      <Field label={texts.days} hint={texts.limitHint(texts.limits.days(givingLimit('days')))} required>
        <Input
          name="days"
          type="number"
          step="1"
          min={givenDays.least}
          max={givenDays.most}
          defaultValue="7"
          required
        />
      </Field>
    );
  }
  if (name === 'cancel') {
    const moments = cancelMoments ?? (['end', 'now'] as const);
    return (
      <Field label={texts.when}>
        <Select name="when" options={moments.map((value) => ({ value, label: texts.whenOptions[value] }))} />
      </Field>
    );
  }
  if (name === 'openDataRequest') return <DataRequestFields kinds={dataRequestKinds ?? DATA_REQUEST_KINDS} />;
  if (name === 'extendDataRequest' || name === 'declineDataRequest') {
    return (
      <Field label={texts.explanation} hint={texts.explanationHint} required>
        <Textarea name="explanation" required minLength={10} maxLength={2_000} />
      </Field>
    );
  }
  return null;
}

function DataRequestFields({ kinds }: { kinds: readonly DataRequestKind[] }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <>
      <Field label={texts.dataRequestKind}>
        <Select name="kind" options={kinds.map((value) => ({ value, label: people.dataRequests.kinds[value] }))} />
      </Field>
      <Field label={texts.receivedOn} hint={texts.receivedHint} required>
        <Input name="receivedOn" type="date" max={today} defaultValue={today} required />
      </Field>
    </>
  );
}
