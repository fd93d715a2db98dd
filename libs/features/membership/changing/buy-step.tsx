import { useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { membership as membershipTexts } from '@network/messages/membership.ts';
import { Price } from '@network/ui/price/price.tsx';
import { billedBy, optionCharges, optionTitle } from '../../plan-choice/plan-option.ts';
import { ExistingMembershipNote } from '../dialogs/existing-membership-note.tsx';
import { PlanChangeNote } from '../dialogs/plan-change-note.tsx';
import { PaymentStep } from './payment-step.tsx';
import type { UpgradeScreenProps } from './upgrade-screen.tsx';

interface BuyStepProps extends Pick<UpgradeScreenProps, 'existing' | 'payment' | 'errors'> {
  readonly option: PlanOptionFragment;
}

/** A plan that begins now: what it charges and replaces, and how to pay. */
export default function BuyStep({ option, existing, payment, errors }: BuyStepProps) {
  const t = useMessages(membershipTexts);
  const [reduced, setReduced] = useState<PlanOptionFragment | null>(null);
  const priced = reduced ?? option;
  const { chargedNow, replaces } = priced;
  const label =
    chargedNow.amount === 0 && replaces.length > 0
      ? t('purchase_membership_modal.change')
      : t('purchase_membership_modal.pay', { price: formatMoney(chargedNow) });
  return (
    <PaymentStep
      title={optionTitle(option)}
      option={option}
      plan={option}
      payment={payment}
      errors={errors}
      label={label}
      onReduced={setReduced}
    >
      {(biller) => (
        <>
          {existing ? <ExistingMembershipNote existing={existing} onLeave={() => undefined} /> : null}
          <div className="flex flex-col gap-1">
            <Price amount={formatMoney(chargedNow)} size="large" />
            <p className="text-small text-pretty text-muted">{optionCharges(billedBy(priced, biller))}</p>
          </div>
          <PlanChangeNote option={billedBy(priced, biller)} />
        </>
      )}
    </PaymentStep>
  );
}
