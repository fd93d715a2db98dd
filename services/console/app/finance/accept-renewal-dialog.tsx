import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  AcceptRenewalDocument,
  RenewalToAcceptDocument,
  type RenewalToAcceptQuery,
} from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { momentText } from '../list/moment.tsx';
import { moneyText } from '@network/validation/currencies.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { finance } from '../messages/finance.ts';
import { people } from '../messages/people.ts';

type Choice = RenewalToAcceptQuery['renewalToAccept']['choices'][number];

const texts = finance.acceptRenewal;
/** The plan that the membership has, as the value of an option. */
const PRESENT = '';

/**
 * Accepts a renewal that was charged at another price: shows the charges that it can have been for and the effect on
 * the membership, and asks for a reason.
 */
export function AcceptRenewalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['renewal-to-accept', id],
    queryFn: async () => (await staffCall(RenewalToAcceptDocument, { id })).renewalToAccept,
    // What another member of staff did meanwhile has to be seen.
    gcTime: 0,
  });
  const [planId, choose] = useState(PRESENT);
  const choices = data?.choices ?? [];
  const chosen = choices.find((choice) => (choice.planId ?? PRESENT) === planId) ?? choices[0];
  if (chosen === undefined) {
    return (
      <Dialog open onOpenChange={onClose} title={texts.title} closeLabel={people.dialog.cancel}>
        <p role={data || error ? 'alert' : 'status'}>{error ? texts.failed : (data?.refusal ?? texts.loading)}</p>
      </Dialog>
    );
  }
  const accept = async (form: FormData): Promise<string | null> => {
    const request = { id, planId: chosen.planId, reason: typedText(form, 'reason') };
    const { acceptRenewal: answer } = await staffCall(AcceptRenewalDocument, request);
    await client.invalidateQueries({ queryKey: ['postbacks'] });
    if (answer.__typename === 'RenewalAcceptanceRefused') return answer.message;
    toasts.show({ type: 'success', message: texts.done(momentText(answer.renewal.accessUntil)) });
    return null;
  };
  return (
    <ReasonDialog title={texts.title} submit={texts.submit} decide={accept} onClose={onClose} isDoneOnce>
      {choices.length === 1 ? null : (
        <Field label={texts.plan} hint={texts.planHint}>
          <Select
            value={chosen.planId ?? PRESENT}
            onChange={(event) => choose(event.currentTarget.value)}
            options={choices.map((choice) => ({ value: choice.planId ?? PRESENT, label: labelOf(choice) }))}
          />
        </Field>
      )}
      <Effects choice={chosen} />
    </ReasonDialog>
  );
}

const labelOf = ({ planId, plan }: Choice): string => (planId === null ? texts.presentPlan(plan) : plan);

function Effects({ choice: { plan, charged, agreed, currency, accessUntil, nextChargeAt } }: { choice: Choice }) {
  const price = moneyText(charged, currency);
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-muted">
      <li>{texts.booked(price, moneyText(agreed, currency))}</li>
      <li>{texts.open(plan, momentText(accessUntil))}</li>
      <li>{nextChargeAt === null ? texts.notRenewed : texts.renewed(price, momentText(nextChargeAt))}</li>
      <li>{texts.mailed}</li>
    </ul>
  );
}
