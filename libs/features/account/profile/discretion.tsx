import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { operationMutation, operationQuery } from '@network/core/api/operation-query.ts';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { applyDiscreet, isDiscreet } from '@network/core/discreet/discreet-mode.ts';
import { saveDiscreet } from '@network/core/discreet/save-discreet.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import type { renewPush } from '@network/core/push/renew-push.ts';
import { account } from '@network/messages/account.ts';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { DiscreetMailsDocument } from '../api/discreet-mails.generated.ts';
import { SetDiscreetMailsDocument } from '../api/set-discreet-mails.generated.ts';

const discreetMailsQuery = operationQuery(DiscreetMailsDocument);

/** What does not name the brand: tabs of this browser, and the person's mails. */
export function Discretion() {
  const t = useMessages(account);
  return (
    <section aria-labelledby="discretion-title" className="flex flex-col gap-4">
      <h3 id="discretion-title" className="text-lead font-semibold">
        {t('discretion.title')}
      </h3>
      <div className="divide-y divide-subtle border-y border-subtle">
        <DiscreetPages />
        <DiscreetMails />
      </div>
    </section>
  );
}

/** Push messages of this browser follow its discretion. */
const renewPushLater = async (...call: Parameters<typeof renewPush>): Promise<void> =>
  (await import('@network/core/push/renew-push.ts')).renewPush(...call);

const followNothing = () => () => undefined;

function DiscreetPages() {
  const t = useMessages(account);
  const flash = useFlash();
  const client = useQueryClient();
  const { urls } = useTenant();
  // What this browser stores is not known to the server that renders the page.
  const isStored = useSyncExternalStore(followNothing, isDiscreet, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = (isWanted: boolean) => {
    if (!saveDiscreet(isWanted, urls)) return flash({ type: 'error', message: t('discretion.pageFailed') });
    setChosen(isWanted);
    void applyDiscreet().catch(() => undefined);
    void renewPushLater(transportOf(client)).catch(() => undefined);
    flash({ type: 'success', message: t(isWanted ? 'discretion.pageSaved' : 'discretion.pageEnded') });
  };
  return (
    <Checkbox
      isSwitch
      className="py-4"
      label={t('discretion.page')}
      hint={t('discretion.pageHint')}
      checked={chosen ?? isStored}
      onChange={({ target }) => change(target.checked)}
    />
  );
}

function DiscreetMails() {
  const t = useMessages(account);
  const flash = useFlash();
  const { data } = useQuery(discreetMailsQuery);
  const { mutate, isPending } = useMutation({
    ...operationMutation(SetDiscreetMailsDocument),
    onSuccess: ({ setDiscreetMails }, _variables, _before, { client }) => {
      client.setQueryData(discreetMailsQuery.queryKey, { hasDiscreetMails: setDiscreetMails });
      flash({ type: 'success', message: t('discretion.mailsSaved') });
    },
    onError: (failure) => flash({ type: 'error', message: commonFailureText(failure) ?? t('discretion.mailsFailed') }),
  });
  return (
    <Checkbox
      isSwitch
      className="py-4"
      label={t('discretion.mails')}
      hint={t('discretion.mailsHint')}
      checked={data?.hasDiscreetMails ?? false}
      disabled={data === undefined}
      aria-busy={isPending}
      onChange={({ target }) => {
        if (!isPending) mutate({ isDiscreet: target.checked });
      }}
    />
  );
}
