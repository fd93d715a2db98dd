import { useMessages } from '@network/core/i18n/messages.ts';
import { unlocks } from '@network/messages/unlocks.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Notice } from './notice.tsx';

/** A failure to load, with a button to try again. */
export function LoadFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useMessages(unlocks);
  return (
    <div className="flex flex-col items-start gap-4">
      <div role="alert" className="self-stretch">
        <Notice tone="danger">{text}</Notice>
      </div>
      <Button variant="outline" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
