import { useMessages } from '@network/core/i18n/messages.ts';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { membership as membershipTexts } from '@network/messages/membership.ts';
import type { ChosenBiller } from '../../plan-choice/payment-methods.ts';
import type { YearlyQuoteQuery } from '../api/yearly-quote.generated.ts';
import type { ExistingMembership } from '../dialogs/existing-membership-note.tsx';
import type { FormErrors } from '../pages/form-errors.ts';
import { PageEnding } from '../pages/page-ending.tsx';
import { ChoosePlanStep } from './choose-plan-step.tsx';

// What a plan charges comes after the choice of one.
const BuyStep = lazyPart(() => import('./buy-step.tsx'), neededPart);
const YearlyStep = lazyPart(() => import('./yearly-step.tsx'), neededPart);

export type YearlyUpgrade = NonNullable<YearlyQuoteQuery['yearlyUpgradeQuote']>;

export interface UpgradeScreenProps {
  readonly brand: string;
  readonly options: readonly PlanOptionFragment[];
  /** The year that a monthly bundle can change to; null where there is none, or no card for it. */
  readonly yearly: YearlyUpgrade | null;
  readonly defaultOptionId: number | null;
  readonly existing: ExistingMembership | null;
  /** The plan that the address names; null before one was chosen. */
  readonly chosenId: number | null;
  readonly payment: Payment;
  /** Errors of the fields; `form` is that of the whole form, and that of `voucher` is a message key. */
  readonly errors: FormErrors;
}

/** The ways to pay, and what was typed in a form that was refused. */
export interface Payment {
  readonly billers: readonly ChosenBiller[];
  /** The biller of the card that one press charges; null without one. */
  readonly stored: ChosenBiller | null;
  /** `Visa ending 1111`; null where it is not known. */
  readonly storedCard: string | null;
  readonly typed: Readonly<Record<string, string | undefined>>;
}

/** The step of an upgrade that is next: a plan, or what it charges now and how to pay. */
export function UpgradeScreen(props: UpgradeScreenProps) {
  const { brand, options, yearly, chosenId, payment, errors } = props;
  const t = useMessages(membershipTexts);
  const chosen = options.find(({ optionId }) => optionId === chosenId);
  if (chosen) return <BuyStep key={chosen.optionId} {...props} option={chosen} />;
  if (yearly && yearly.optionId === chosenId) return <YearlyStep quote={yearly} payment={payment} errors={errors} />;
  if (options.length === 0 && yearly === null) {
    return (
      <PageEnding title={t('purchase_membership_modal.title', { brand })} failure={errors['form']}>
        {t('purchase_membership_modal.nothing')}
      </PageEnding>
    );
  }
  return <ChoosePlanStep {...props} isGone={chosenId !== null} />;
}
