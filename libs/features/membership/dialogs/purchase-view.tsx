import { Lock } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { membership } from '@network/messages/membership.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { PaymentChoice } from '../../plan-choice/payment-choice.tsx';
import { type ChosenBiller, paymentMethods } from '../../plan-choice/payment-methods.ts';
import { PlanChoice } from '../../plan-choice/plan-choice.tsx';
import { PlanChangeNote } from './plan-change-note.tsx';

export interface PurchaseViewProps {
  readonly brand: string;
  readonly isBack: boolean;
  /** Null while they are loading. */
  readonly options: readonly PlanOptionFragment[] | null;
  readonly chosen: PlanOptionFragment | null;
  readonly onChoose: (optionId: number) => void;
  readonly billers: readonly ChosenBiller[];
  readonly billerId: string;
  readonly onChooseBiller: (billerId: string) => void;
  /** Whether to charge the card of an earlier payment, or to open a payment page. */
  readonly usesStoredCard: boolean;
  readonly onUseStoredCard: (uses: boolean) => void;
  readonly hasStoredCard: boolean;
  readonly isPaying: boolean;
  readonly failure: string | undefined;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/** The plans with their prices and payment methods; it cannot be closed during a payment. */
export function PurchaseView(props: PurchaseViewProps) {
  const { brand, isBack, options, chosen, isPaying, failure, usesStoredCard, hasStoredCard } = props;
  const t = useMessages(membership);
  const payText = ({ chargedNow, replaces }: PlanOptionFragment): string =>
    chargedNow.amount === 0 && replaces.length > 0
      ? t('purchase_membership_modal.change')
      : t('purchase_membership_modal.pay', { price: formatMoney(chargedNow) });
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
          <PlanChoice
            options={options}
            brand={brand}
            value={chosen.optionId}
            onChange={props.onChoose}
            error={undefined}
          />
          <PlanChangeNote option={chosen} />
          {usesStoredCard ? null : (
            <PaymentChoice
              methods={paymentMethods(props.billers)}
              value={props.billerId}
              onChange={props.onChooseBiller}
              error={undefined}
            />
          )}
          <p role="alert" className="text-small text-danger empty:hidden">
            {failure}
          </p>
          <div className="flex flex-col gap-3">
            <Button size="large" block busy={isPaying} onClick={props.onPay}>
              {usesStoredCard ? payText(chosen) : t('purchase_membership_modal.continue')}
            </Button>
            {hasStoredCard ? (
              <Button variant="quiet" disabled={isPaying} onClick={() => props.onUseStoredCard(!usesStoredCard)}>
                {t(usesStoredCard ? 'purchase_membership_modal.otherCard' : 'purchase_membership_modal.storedCard')}
              </Button>
            ) : null}
          </div>
          <p className="flex items-start gap-2 text-small text-pretty text-muted">
            <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t(usesStoredCard ? 'purchase_membership_modal.storedCardText' : 'purchase_membership_modal.hostedText')}
          </p>
        </>
      ) : null}
    </Dialog>
  );
}
