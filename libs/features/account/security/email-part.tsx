import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { emailChange } from '@network/messages/email-change.ts';
import { Button } from '@network/ui/button/button.tsx';
import { security } from '@network/messages/security.ts';
import { readableEmail } from '@network/validation/readable-email.ts';
import { ChangeEmailDocument } from '../api/change-email.generated.ts';
import { MailChangeCodeDocument } from '../api/mail-change-code.generated.ts';
import { accountPageQuery, accountSecurityQuery } from '../queries.ts';
import { EmailForm, type EmailValues } from './email-form.tsx';

/** The email of the account and its change, which a mail to the new address confirms. */
export function EmailPart() {
  const t = useMessages(emailChange);
  const proofTexts = useMessages(security);
  const { data } = useQuery(accountSecurityQuery);
  const page = useQuery(accountPageQuery);
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  // The password stays in the form alone.
  const change = useMutation({ ...operationMutation(ChangeEmailDocument), gcTime: 0 });
  const answer = change.data?.changeEmail;
  const mailing = useMutation({ ...operationMutation(MailChangeCodeDocument), gcTime: 0 });
  const mailed = mailing.data?.mailChangeCode;
  const submit = async ({ email, password, mailedCode, code: typed }: EmailValues) => {
    const code = typed === '' ? null : typed;
    const proof = sentTo === null ? { proof: { password, code } } : { mailed: { mailedCode, code } };
    const sent = await change.mutateAsync({ newEmail: email, ...proof }).catch(() => null);
    if (sent?.changeEmail.__typename === 'SecurityRefused') return sent.changeEmail.code;
    if (sent !== null) setOpen(false);
    return null;
  };
  const sendCode = async () => {
    const sent = await mailing.mutateAsync({}).catch(() => null);
    if (sent?.mailChangeCode.__typename === 'ChangeCodeMailed') setSentTo(sent.mailChangeCode.email);
  };
  const refusal = mailed?.__typename === 'SecurityRefused' ? proofTexts(`refused.${mailed.code}`) : undefined;
  return (
    <section aria-labelledby="email-title" className="flex flex-col items-start gap-4">
      <h3 id="email-title" className="text-lead font-semibold">
        {t('title')}
      </h3>
      <p className="text-strong">{readableEmail(page.data?.findOneUserProfile?.email ?? '')}</p>
      <p className="max-w-prose text-small text-pretty text-muted">{t('text')}</p>
      <p role="status" className="max-w-prose rounded-card bg-raised px-4 py-3 text-small text-pretty empty:hidden">
        {answer?.__typename === 'EmailChangeStarted' && !isOpen
          ? t('sent', { email: readableEmail(answer.email) })
          : null}
      </p>
      {isOpen ? (
        <EmailForm
          needsCode={data?.secondStep.isOn ?? false}
          mailed={{
            to: sentTo,
            isSending: mailing.isPending,
            failure: mailing.error ? errorText(mailing.error) : refusal,
            onSend: () => void sendCode(),
          }}
          failure={change.error ? errorText(change.error) : undefined}
          onSubmit={submit}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button
          variant="outline"
          onClick={() => {
            change.reset();
            mailing.reset();
            setSentTo(null);
            setOpen(true);
          }}
        >
          {t('open')}
        </Button>
      )}
    </section>
  );
}
