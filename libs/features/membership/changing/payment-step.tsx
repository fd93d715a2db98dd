import { type ReactNode, useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import { membershipPages } from '@network/messages/membership-pages.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';
import { type ChosenBiller, methodText, paymentMethods } from '../../plan-choice/payment-methods.ts';
import { ShownPriceFields } from '../../plan-choice/shown-price-fields.tsx';
import VoucherEntry from '../../plan-choice/voucher/voucher-entry.tsx';
import type { FormErrors } from '../pages/form-errors.ts';
import { Failure } from '../pages/page-form.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { keepOrder } from './kept-order.ts';
import type { Payment } from './upgrade-screen.tsx';

const PATH = '/account/upgrade';
/** The way to pay that charges the stored card, as the gateway reads it. */
const STORED = 'stored';

type Priced = Pick<PlanOptionFragment, 'optionId' | 'chargedNow' | 'chargedLater'>;

interface PaymentStepProps<Option extends Priced> {
  readonly title: string;
  readonly option: Option;
  /** The plan whose renewals the ways to pay tell; null where only the stored card pays. */
  readonly plan: PlanOptionFragment | null;
  readonly payment: Payment;
  readonly errors: FormErrors;
  /** Label of the button that orders. */
  readonly label: string;
  /** Receives the option with what is charged now, whenever a voucher changes that; null without one that counts. */
  readonly onReduced: (option: Option | null) => void;
  /** What is charged by a biller. */
  readonly children: (biller: ChosenBiller | null | undefined) => ReactNode;
}

/** How to pay for what was chosen: the stored card at once, or the page of a payment service; and a voucher. */
export function PaymentStep<Option extends Priced>(props: PaymentStepProps<Option>) {
  const { title, option, plan, payment, errors, label, onReduced, children } = props;
  const { billers, stored, storedCard, typed } = payment;
  const t = useMessages(membershipPages);
  const texts = useMessages(join);
  const { main, others } = paymentMethods(billers);
  const choices = [
    ...(stored ? [{ value: STORED, title: storedCard ?? t('upgrade.stored'), text: t('upgrade.storedText') }] : []),
    ...[...main, ...others].map((each) => ({
      value: each.biller.id,
      title: each.kind === 'website' ? each.biller.name : texts(`payment.${each.kind}.title`),
      text: methodText(each, plan),
    })),
  ];
  const sent = choices.find(({ value }) => value === typed['biller']) ?? choices[0];
  const [method, setMethod] = useState(sent?.value ?? '');
  const biller = method === STORED ? stored : billers.find(({ id }) => id === method);
  return (
    <PageFrame>
      <form
        method="post"
        action={`${PATH}?optionId=${option.optionId}`}
        className="mx-auto flex w-full max-w-prose flex-col gap-6"
        onSubmit={(event) => keepOrder(event.currentTarget)}
      >
        <h1 className="type-display text-title-1 text-balance">{title}</h1>
        <input type="hidden" name="optionId" value={option.optionId} />
        <ShownPriceFields options={[option]} />
        <Failure text={errors['form'] ?? errors['price'] ?? errors['optionId']} />
        {children(biller)}
        <ChoiceCards
          legend={texts('payment.legend')}
          name="biller"
          choices={choices}
          value={method}
          onValueChange={setMethod}
          error={errors['biller']}
        />
        {biller ? (
          <VoucherEntry
            option={option}
            biller={biller}
            billers={billers}
            typed={typed['voucher']}
            refused={errors['voucher']}
            onReduced={onReduced}
          />
        ) : null}
        <div className="flex flex-col-reverse gap-3 small:flex-row">
          <ButtonLink href={PATH} variant="outline">
            {t('upgrade.back')}
          </ButtonLink>
          <Button type="submit">{label}</Button>
        </div>
      </form>
    </PageFrame>
  );
}
