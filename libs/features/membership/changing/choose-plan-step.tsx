import { useState } from 'react';
import { formatMoney } from '@network/core/i18n/money.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { membership as membershipTexts } from '@network/messages/membership.ts';
import { membershipPages } from '@network/messages/membership-pages.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { chosenBiller, paymentMethods } from '../../plan-choice/payment-methods.ts';
import { PlanChoice } from '../../plan-choice/plan-choice.tsx';
import { Failure } from '../pages/page-form.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { FormChoices } from './form-choices.tsx';
import type { UpgradeScreenProps } from './upgrade-screen.tsx';

const PATH = '/account/upgrade';

interface ChoosePlanStepProps extends Pick<
  UpgradeScreenProps,
  'brand' | 'options' | 'yearly' | 'defaultOptionId' | 'payment' | 'errors'
> {
  /** Whether the address names a plan that is not on sale for this person. */
  readonly isGone: boolean;
}

/** The plans that can begin today. The chosen one is in the address of the page that follows. */
export function ChoosePlanStep(props: ChoosePlanStepProps) {
  const { brand, options, yearly, defaultOptionId, payment, errors, isGone } = props;
  const t = useMessages(membershipTexts);
  const page = useMessages(membershipPages);
  const [optionId, setOptionId] = useState(defaultOptionId ?? options[0]?.optionId ?? 0);
  return (
    <PageFrame>
      <div className="mx-auto flex w-full max-w-prose flex-col gap-8">
        <div className="flex flex-col gap-3">
          <h1 className="type-display text-title-1 text-balance">{t('purchase_membership_modal.title', { brand })}</h1>
          <p className="text-pretty text-muted">{t('purchase_membership_modal.text')}</p>
          <Failure text={errors['form'] ?? (isGone ? page('upgrade.gone') : undefined)} />
        </div>
        {yearly ? (
          <section className="flex flex-col items-start gap-3 rounded-panel border-line border-accent bg-tint p-5">
            <h2 className="text-lead font-semibold">{t('upgrade_to_yearly_modal.title')}</h2>
            <p className="text-small text-pretty">{t('upgrade_to_yearly_modal.text')}</p>
            <ButtonLink href={`${PATH}?optionId=${yearly.optionId}`}>
              {page('upgrade.yearly', { price: formatMoney(yearly.chargedNow) })}
            </ButtonLink>
          </section>
        ) : null}
        {options.length > 0 ? (
          <form method="get" action={PATH} className="flex flex-col gap-6">
            <PlanChoice
              options={options}
              biller={payment.stored ?? chosenBiller(paymentMethods(payment.billers), payment.typed['biller'])}
              brand={brand}
              value={optionId}
              onChange={setOptionId}
              error={errors['optionId']}
            />
            <FormChoices label={page('upgrade.choose')} />
          </form>
        ) : null}
      </div>
    </PageFrame>
  );
}
