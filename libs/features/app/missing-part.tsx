import { useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { loadPageAgain } from '@network/core/routing/load-page-again.ts';
import { errors } from '@network/messages/errors.ts';
import { Button } from '@network/ui/button/button.tsx';

/**
 * Stands in the place of a part that people would look for and that failed to load. Nothing else of the page changes
 * until its button is pressed.
 */
export default function MissingPart() {
  const t = useMessages(errors);
  const [isBusy, setBusy] = useState(false);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-4 rounded-panel border-line border-subtle bg-surface p-6 text-body"
    >
      <p className="min-w-0 flex-1">{t('missing.part')}</p>
      <Button
        variant="outline"
        busy={isBusy}
        onClick={() => {
          setBusy(true);
          loadPageAgain();
        }}
      >
        {t('missing.action')}
      </Button>
    </div>
  );
}
