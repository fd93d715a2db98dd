import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { account } from '@network/messages/account.ts';
import { ConfirmWaitingPaymentDocument } from '../api/confirm-waiting-payment.generated.ts';
import { ResendEmailConfirmationDocument } from '../api/resend-email-confirmation.generated.ts';
import { ReturnWaitingPaymentDocument } from '../api/return-waiting-payment.generated.ts';
import { accountNoticesQuery } from '../queries.ts';
import { UnconfirmedEmailNotice } from './unconfirmed-email-notice.tsx';
import { WaitingPaymentNotice } from './waiting-payment-notice.tsx';

/** An unconfirmed email, and payments to confirm. If loading fails, the page is shown without them. */
export function AccountNotices() {
  const t = useMessages(account);
  const flash = useFlash();
  const client = useQueryClient();
  const { data } = useQuery(accountNoticesQuery);
  const resend = useMutation({
    ...operationMutation(ResendEmailConfirmationDocument),
    onSuccess: ({ resendEmailConfirmation: { success, messageKey } }) => {
      const message = t(RESENT[messageKey] ?? 'emailUnconfirmed.limited');
      flash({ type: success ? 'success' : 'error', message });
      return client.invalidateQueries({ queryKey: accountNoticesQuery.queryKey });
    },
    onError: (error) => flash({ type: 'error', message: errorText(error) }),
  });
  const answered = {
    onSuccess: ({ success, messageKey }: { readonly success: boolean; readonly messageKey: string }) => {
      flash({ type: success ? 'success' : 'error', message: billingText(messageKey) });
      // The purchase opened content anywhere on the page.
      return client.invalidateQueries();
    },
    onError: (error: unknown) => flash({ type: 'error', message: errorText(error) }),
  };
  const confirm = useMutation({
    ...operationMutation(ConfirmWaitingPaymentDocument),
    ...answered,
    onSuccess: ({ confirmWaitingPayment }) => answered.onSuccess(confirmWaitingPayment),
  });
  const refund = useMutation({
    ...operationMutation(ReturnWaitingPaymentDocument),
    ...answered,
    onSuccess: ({ returnWaitingPayment }) => answered.onSuccess(returnWaitingPayment),
  });
  const profile = data?.findOneUserProfile;
  if (!data || !profile) return null;
  return (
    <>
      {profile.isEmailConfirmed ? null : (
        <UnconfirmedEmailNotice email={profile.email} isSending={resend.isPending} onResend={() => resend.mutate({})} />
      )}
      {data.waitingPayments.map((payment) => (
        <WaitingPaymentNotice
          key={payment.orderId}
          payment={payment}
          pending={confirm.isPending ? 'confirm' : refund.isPending ? 'refund' : null}
          onConfirm={() => confirm.mutate({ orderId: payment.orderId })}
          onRefund={() => refund.mutate({ orderId: payment.orderId })}
        />
      ))}
    </>
  );
}

const RESENT: Readonly<
  Record<string, 'emailUnconfirmed.sent' | 'emailUnconfirmed.confirmed' | 'emailUnconfirmed.off'>
> = {
  'account.emailUnconfirmed.off': 'emailUnconfirmed.off',
  'account.emailUnconfirmed.sent': 'emailUnconfirmed.sent',
  'account.emailUnconfirmed.confirmed': 'emailUnconfirmed.confirmed',
};
