import { useMessages } from '@network/core/i18n/messages.ts';
import { obligations } from '@network/messages/obligations.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Spinner } from '@network/ui/spinner/spinner.tsx';

/** Waits until the sign-in is approved by email; the page then continues. The person may also sign out. */
export default function DeviceChallengeDialog() {
  const t = useMessages(obligations);
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('device.title')}
      description={t('device.text')}
      backdropCloses={false}
      size="small"
    >
      <p role="status" className="flex items-center gap-3 text-small text-muted">
        <Spinner />
        {t('device.waiting')}
      </p>
      <form method="post" action="/oidc/logout">
        <Button type="submit" variant="outline" block>
          {t('device.signOut')}
        </Button>
      </form>
    </Dialog>
  );
}
