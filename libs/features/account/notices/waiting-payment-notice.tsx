import { CreditCard } from 'lucide-react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { account } from '@network/messages/account.ts';
import { Banner } from '@network/ui/banner/banner.tsx';
import { Button } from '@network/ui/button/button.tsx';
import type { AccountNoticesQuery } from '../api/account-notices.generated.ts';

interface WaitingPaymentNoticeProps {
  readonly payment: AccountNoticesQuery['waitingPayments'][number];
  /** The answer that is being sent. */
  readonly pending: 'confirm' | 'refund' | null;
  readonly onConfirm: () => void;
  readonly onRefund: () => void;
}

/** A payment made with this person's email: they accept it for their account, or it is refunded. */
export function WaitingPaymentNotice({ payment, pending, onConfirm, onRefund }: WaitingPaymentNoticeProps) {
  const t = useMessages(account);
  const { amount, description, paidAt, confirmBy } = payment;
  return (
    <Banner
      label={t('waitingPayment.title')}
      icon={<CreditCard />}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="small" busy={pending === 'confirm'} disabled={pending === 'refund'} onClick={onConfirm}>
            {t('waitingPayment.confirm')}
          </Button>
          <Button
            variant="outline"
            size="small"
            busy={pending === 'refund'}
            disabled={pending === 'confirm'}
            onClick={onRefund}
          >
            {t('waitingPayment.refund')}
          </Button>
        </div>
      }
    >
      {t('waitingPayment.text', {
        amount: formatMoney(amount),
        plan: description,
        date: formatDay(paidAt),
        until: formatDay(confirmBy),
      })}
    </Banner>
  );
}
