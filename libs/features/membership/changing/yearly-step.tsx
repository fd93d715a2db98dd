import { useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { membership as membershipTexts } from '@network/messages/membership.ts';
import { YearlyPrice } from '../dialogs/yearly-upgrade-view.tsx';
import { PaymentStep } from './payment-step.tsx';
import type { UpgradeScreenProps, YearlyUpgrade } from './upgrade-screen.tsx';

interface YearlyStepProps extends Pick<UpgradeScreenProps, 'payment' | 'errors'> {
  readonly quote: YearlyUpgrade;
}

/** The year that follows a monthly bundle, which the stored card pays now. */
export default function YearlyStep({ quote, payment, errors }: YearlyStepProps) {
  const t = useMessages(membershipTexts);
  const [reduced, setReduced] = useState<YearlyUpgrade | null>(null);
  const priced = reduced ?? quote;
  return (
    <PaymentStep
      title={t('upgrade_to_yearly_modal.title')}
      option={quote}
      plan={null}
      payment={{ ...payment, billers: [] }}
      errors={errors}
      label={t('upgrade_to_yearly_modal.confirm', { price: formatMoney(priced.chargedNow) })}
      onReduced={setReduced}
    >
      {() => <YearlyPrice quote={priced} />}
    </PaymentStep>
  );
}
