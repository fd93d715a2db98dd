import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { accountPrivacy } from '@network/messages/account-privacy.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ExportPart } from './export-part.tsx';

/** The privacy section of the account page: exports a person's data, and deletes the account. */
export default function AccountPrivacy() {
  const t = useMessages(accountPrivacy);
  const dialogs = useDialogs();
  return (
    <div className="flex flex-col gap-10">
      <ExportPart />
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
