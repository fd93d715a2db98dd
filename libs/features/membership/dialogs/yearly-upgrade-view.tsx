import type { ReactNode } from 'react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { YearlyQuote } from '@network/lifecycle/yearly-upgrade/yearly-upgrade.machine.ts';
import { membership } from '@network/messages/membership.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Price } from '@network/ui/price/price.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';

export interface YearlyUpgradeViewProps {
  /** Null while it is loading. */
  readonly quote: YearlyQuote | null;
  /** Where a voucher is entered. */
  readonly voucherEntry: ReactNode;
  readonly isUnavailable: boolean;
  readonly isPaying: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The price of the year now and later; it cannot be closed during a payment. */
export function YearlyUpgradeView(props: YearlyUpgradeViewProps) {
  const { quote, isUnavailable, isPaying, failure, onConfirm, onRetry, onClose } = props;
  const t = useMessages(membership);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isPaying || onClose()}
      title={t('upgrade_to_yearly_modal.title')}
      description={t('upgrade_to_yearly_modal.text')}
      {...(isPaying ? {} : { closeLabel: t('close') })}
      backdropCloses={!isPaying}
    >
      {isUnavailable ? (
        <p role="alert" className="text-muted">
          {t('upgrade_to_yearly_modal.unavailable')}
        </p>
      ) : null}
      {quote ? <YearlyPrice quote={quote} /> : null}
      {quote === null && !isUnavailable ? (
        <div role="status" aria-label={t('upgrade_to_yearly_modal.asking')}>
          <Skeleton shape="block" className="h-20" />
        </div>
      ) : null}
      {props.voucherEntry}
      <p role="alert" className="text-small text-danger empty:hidden">
        {failure}
      </p>
      {isUnavailable ? <Button onClick={onRetry}>{t('upgrade_to_yearly_modal.retry')}</Button> : null}
      {quote && !isUnavailable ? (
        <Button size="large" block busy={isPaying} onClick={onConfirm}>
          {t('upgrade_to_yearly_modal.confirm', { price: formatMoney(quote.chargedNow) })}
        </Button>
      ) : null}
    </Dialog>
  );
}

/** What the year charges now and later, and until when the current plan continues. */
export function YearlyPrice({ quote }: { readonly quote: YearlyQuote }) {
  const t = useMessages(membership);
  return (
    <div className="flex flex-col gap-1">
      <Price amount={formatMoney(quote.chargedNow)} period={t('upgrade_to_yearly_modal.now')} size="large" />
      <p className="text-small text-pretty">
        {t('upgrade_to_yearly_modal.current', { plan: quote.currentPlan, date: formatDay(quote.beginsAt) })}
      </p>
      <p className="text-small text-pretty text-muted">
        {t('upgrade_to_yearly_modal.later', {
          price: formatMoney(quote.chargedLater),
          date: formatDay(quote.laterAt),
        })}
      </p>
    </div>
  );
}
