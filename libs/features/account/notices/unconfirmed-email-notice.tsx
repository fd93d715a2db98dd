import { MailCheck } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { Banner } from '@network/ui/banner/banner.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { readableEmail } from '@network/validation/readable-email.ts';

interface UnconfirmedEmailNoticeProps {
  readonly email: string;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/** Reminds the person to follow the emailed link, and sends another one. */
export function UnconfirmedEmailNotice({ email, isSending, onResend }: UnconfirmedEmailNoticeProps) {
  const t = useMessages(account);
  return (
    <Banner
      label={t('emailUnconfirmed.title')}
      tone="neutral"
      icon={<MailCheck />}
      action={
        <Button variant="outline" size="small" busy={isSending} onClick={onResend}>
          {t('emailUnconfirmed.resend')}
        </Button>
      }
    >
      <span className="break-words">{t('emailUnconfirmed.text', { email: readableEmail(email) })}</span>
    </Banner>
  );
}
