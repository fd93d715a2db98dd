import { useMutation } from '@tanstack/react-query';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { restOf } from '@network/core/api/rest-call.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { accountPrivacy } from '@network/messages/account-privacy.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { saveJson } from './save-json.ts';

/** The privacy section of the account page: exports a person's data, and deletes the account. */
export default function AccountPrivacy() {
  const t = useMessages(accountPrivacy);
  const dialogs = useDialogs();
  const file = useMutation({
    mutationFn: async (_nothing: void, { client }) => {
      const { status, body } = await restOf(client)('/v2/user/personal-data', {});
      if (status !== 200) throw new Error(`API Request failed with status code ${status}`);
      saveJson(t('export.fileName'), body);
    },
  });
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="export-title" className="flex flex-col items-start gap-4">
        <div className="max-w-prose">
          <h3 id="export-title" className="text-lead font-semibold">
            {t('export.title')}
          </h3>
          <p className="mt-1 text-small text-pretty text-muted">
            {t('export.text')} <Link href="/privacy">{t('policy')}</Link>
          </p>
        </div>
        <Button variant="outline" busy={file.isPending} onClick={() => file.mutate()}>
          {t('export.submit')}
        </Button>
        <p aria-live="polite" className={file.error ? 'text-small text-danger' : 'text-small text-muted'}>
          {file.error ? errorText(file.error) : file.isSuccess ? t('export.done') : null}
        </p>
      </section>
      <section aria-labelledby="delete-title" className="flex flex-col items-start gap-4">
        <div className="max-w-prose">
          <h3 id="delete-title" className="text-lead font-semibold">
            {t('delete.title')}
          </h3>
          <p className="mt-1 text-small text-pretty text-muted">{t('delete.text')}</p>
        </div>
        <Button variant="danger" onClick={() => dialogs.open('DeleteAccount', {})}>
          {t('delete.open')}
        </Button>
      </section>
    </div>
  );
}
