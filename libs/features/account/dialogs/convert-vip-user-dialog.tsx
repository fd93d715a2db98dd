import { useMutation } from '@tanstack/react-query';
import { restOf } from '@network/core/api/rest-call.ts';
import { textsOf, useMessages } from '@network/core/i18n/messages.ts';
import { vip } from '@network/messages/vip.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Link } from '@network/ui/link/link.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { type Credentials, credentialsSchema } from './credentials.ts';

type Refusal = keyof typeof vip.errors;

/** The field that a refusal is shown at; the others concern the whole form. */
const FIELD_OF: Partial<Record<Refusal, keyof Credentials>> = {
  email_already_exists: 'email',
  invalid_email: 'email',
  invalid_password: 'password',
  guessable_password: 'password',
};

/** Converts a VIP user to a regular account; it cannot be closed otherwise. */
export default function ConvertVipUserDialog() {
  const t = useMessages(vip);
  const update = useMutation({
    mutationFn: async ({ email, password }: Credentials, { client }): Promise<Refusal | null> => {
      const credentials = { newEmail: email, newPassword: password };
      const { status, body } = await restOf(client)('/subscriptions/vip-user-credentials', credentials);
      return status === 200 ? null : refusalOf(body);
    },
    onSuccess: (refusal) => {
      if (refusal === null) location.reload();
    },
    // The password stays in the form alone.
    gcTime: 0,
  });
  const form = useCheckedForm({
    schema: credentialsSchema(textsOf(vip)),
    onSubmit: async (credentials) => {
      const refusal = await update.mutateAsync(credentials).catch(() => null);
      const field = refusal && FIELD_OF[refusal];
      return refusal && field ? { [field]: t(`errors.${refusal}`) } : {};
    },
  });
  const isFailed = update.isError || (update.data !== undefined && update.data !== null && !FIELD_OF[update.data]);

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('title')}
      description={t('subtitle')}
      backdropCloses={false}
      size="small"
    >
      <form {...form.formProps} method="post" className="flex flex-col gap-5">
        <p className="text-body text-pretty">{t('text')}</p>
        <CredentialFields
          form={form}
          emailLabel={t('email')}
          emailHint={t('emailHint')}
          passwordLabel={t('password')}
          passwordHint={t('passwordHint')}
          emailAutoComplete="username"
        />
        {isFailed ? (
          <p role="alert" className="text-small text-danger">
            {t(update.data === 'mail_off' ? 'errors.mail_off' : 'errors.update_failed')}{' '}
            <Link href="/support">{t('support')}</Link>
          </p>
        ) : null}
        <Button type="submit" block busy={update.isPending || update.data === null}>
          {t('submit')}
        </Button>
        <p className="text-caption text-pretty text-muted">{t('terms')}</p>
        <p className="flex gap-4 text-small">
          <Link href="/terms" target="_blank">
            {t('termsLink')}
          </Link>
          <Link href="/privacy" target="_blank">
            {t('privacyLink')}
          </Link>
        </p>
      </form>
    </Dialog>
  );
}

/** The code of the error catalogue; any other one is a failed update. */
function refusalOf(body: unknown): Refusal {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  const key = typeof code === 'string' ? code.toLowerCase() : '';
  return Object.hasOwn(vip.errors, key) ? (key as Refusal) : 'update_failed';
}
