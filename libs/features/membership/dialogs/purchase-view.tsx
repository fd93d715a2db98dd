import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { membership } from '@network/messages/membership.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { PaymentChoice } from '../../plan-choice/payment-choice.tsx';
import { type ChosenBiller, paymentMethods } from '../../plan-choice/payment-methods.ts';
import { billedBy } from '../../plan-choice/plan-option.ts';
import { PlanChoice } from '../../plan-choice/plan-choice.tsx';
import { type ExistingMembership, ExistingMembershipNote } from './existing-membership-note.tsx';
import { PlanChangeNote } from './plan-change-note.tsx';

export interface PurchaseViewProps {
  readonly brand: string;
  readonly isBack: boolean;
  /** Null while they are loading. */
  readonly options: readonly PlanOptionFragment[] | null;
  readonly chosen: PlanOptionFragment | null;
  /** The chosen one with what a voucher leaves to pay now; null without a voucher that counts. */
  readonly reduced: PlanOptionFragment | null;
  /** Where a voucher is entered. */
  readonly voucherEntry: ReactNode;
  /** A membership that a purchase may pay for twice. */
  readonly existing: ExistingMembership | null;
  readonly onChoose: (optionId: number) => void;
  readonly billers: readonly ChosenBiller[];
  /** The one that charges: of the stored card, or the chosen one. */
  readonly paidBy: ChosenBiller | null | undefined;
  readonly billerId: string;
  readonly onChooseBiller: (billerId: string) => void;
  /** Whether to charge the card of an earlier payment, or to open a payment page. */
  readonly usesStoredCard: boolean;
  readonly onUseStoredCard: (uses: boolean) => void;
  readonly hasStoredCard: boolean;
  /** `Visa ending 1111`; null where it is not known. */
  readonly storedCard: string | null;
  readonly isPaying: boolean;
  readonly failure: string | undefined;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/** The plans with their prices and payment methods; it cannot be closed during a payment. */
export function PurchaseView(props: PurchaseViewProps) {
  const { brand, isBack, options, chosen, isPaying, failure, usesStoredCard, hasStoredCard, storedCard } = props;
  const t = useMessages(membership);
  const isFreeChange = ({ chargedNow, replaces }: PlanOptionFragment): boolean =>
    chargedNow.amount === 0 && replaces.length > 0;
  const payText = (option: PlanOptionFragment): string =>
    isFreeChange(option)
      ? t('purchase_membership_modal.change')
      : t('purchase_membership_modal.pay', { price: formatMoney(option.chargedNow) });
  const isNothing = options !== null && chosen === null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isPaying || props.onClose()}
      title={t(isBack ? 'purchase_membership_modal.titleBack' : 'purchase_membership_modal.title', { brand })}
      description={t(isNothing ? 'purchase_membership_modal.nothing' : 'purchase_membership_modal.text')}
      {...(isPaying ? {} : { closeLabel: t('close') })}
      backdropCloses={!isPaying}
      size="large"
    >
      {chosen && options ? (
        <>
          {props.existing ? <ExistingMembershipNote existing={props.existing} onLeave={props.onClose} /> : null}
          <PlanChoice
            options={options}
            biller={props.paidBy}
            brand={brand}
            value={chosen.optionId}
            onChange={props.onChoose}
            error={undefined}
          />
          <PlanChangeNote option={billedBy(props.reduced ?? chosen, props.paidBy)} />
          {usesStoredCard ? null : (
            <PaymentChoice
              methods={paymentMethods(props.billers)}
              option={chosen}
              value={props.billerId}
              onChange={props.onChooseBiller}
              error={undefined}
            />
          )}
          {props.voucherEntry}
          <p role="alert" className="text-small text-danger empty:hidden">
            {failure}
          </p>
          <div className="flex flex-col gap-3">
            <Button size="large" block busy={isPaying} onClick={props.onPay}>
              {usesStoredCard ? payText(props.reduced ?? chosen) : t('purchase_membership_modal.continue')}
            </Button>
            {hasStoredCard ? (
              <Button variant="quiet" disabled={isPaying} onClick={() => props.onUseStoredCard(!usesStoredCard)}>
                {t(usesStoredCard ? 'purchase_membership_modal.otherCard' : 'purchase_membership_modal.storedCard')}
              </Button>
            ) : null}
          </div>
          <p className="flex items-start gap-2 text-small text-pretty text-muted">
            <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {usesStoredCard
              ? chargedCardText(storedCard, isFreeChange(props.reduced ?? chosen))
              : t('purchase_membership_modal.hostedText')}
          </p>
        </>
      ) : null}
    </Dialog>
  );
}

/** Says which card is charged: now, or from the next renewal on where a credit covers all of today's price. */
function chargedCardText(card: string | null, isFree: boolean): string {
  const t = messagesOf(membership);
  if (isFree) {
    return card === null
      ? t('purchase_membership_modal.storedCardLater')
      : t('purchase_membership_modal.storedCardNamedLater', { card });
  }
  return card === null
    ? t('purchase_membership_modal.storedCardText')
    : t('purchase_membership_modal.storedCardNamed', { card });
}
