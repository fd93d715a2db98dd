import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useSyncExternalStore } from 'react';
import { transportOf } from '@network/core/api/transport.ts';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import {
  currentPushBrowser,
  pushPermission,
  subscribeBrowser,
  unsubscribeBrowser,
} from '@network/core/push/push-browser.ts';
import { hasPush, startPush } from '@network/core/push/renew-push.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { pushNotices as texts } from '@network/messages/push-notices.ts';
import { Button } from '@network/ui/button/button.tsx';
import { EndPushDocument } from '../api/end-push.generated.ts';

const STATE_KEY = ['push-of-this-browser'];

const followNothing = () => () => undefined;

/** Where there is nothing to press the button's room stays: what is below would move once the browser has said so. */
const OUT_OF_SIGHT = { visibility: 'hidden' } as const;

/** Whether this device gets notices while no page is open. The browser asks its person after a press, never before. */
export function PushChoice({ pushKey }: { readonly pushKey: string }) {
  const t = useMessages(texts);
  const id = useId();
  const client = useQueryClient();
  const flash = useFlash();
  // What the browser permits is not known to the server that renders the page.
  const permission = useSyncExternalStore(followNothing, pushPermission, () => 'open' as const);
  const call = transportOf(client);
  const { data: isOn = false, isPending } = useQuery({
    queryKey: STATE_KEY,
    queryFn: () => hasPush(call),
    enabled: typeof window !== 'undefined',
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: async (isWanted: boolean): Promise<boolean> => {
      if (!isWanted) {
        const browser = await currentPushBrowser();
        if (browser) await call(EndPushDocument, { endpoint: browser.endpoint });
        await unsubscribeBrowser();
        return false;
      }
      const browser = await subscribeBrowser(pushKey);
      if (browser === null) return false;
      await startPush(call, browser);
      return true;
    },
    onSuccess: (isNow, isWanted) => {
      client.setQueryData(STATE_KEY, isNow);
      if (isNow === isWanted) flash({ type: 'success', message: t(isNow ? 'setting.saved' : 'setting.ended') });
    },
    onError: (failure) => flash({ type: 'error', message: commonFailureText(failure) ?? t('setting.failed') }),
  });
  const isClosed = permission !== 'open';
  const hint = isClosed
    ? `setting.${permission}`
    : change.isPending && change.variables
      ? 'setting.asking'
      : 'setting.hint';
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-line border-subtle px-5 py-4"
    >
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <h2 id={id} className="font-semibold text-strong">
          {t('setting.label')}
        </h2>
        <p className="text-small text-pretty text-muted" aria-live="polite">
          {t(hint as 'setting.hint')}
        </p>
      </div>
      <Button
        variant="outline"
        size="small"
        busy={change.isPending}
        disabled={isPending}
        style={isClosed ? OUT_OF_SIGHT : undefined}
        onClick={() => change.mutate(!isOn)}
      >
        {t(isOn ? 'setting.turnOff' : 'setting.turnOn')}
      </Button>
    </section>
  );
}
