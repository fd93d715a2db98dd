import { Suspense, useEffect, useRef } from 'react';
import type { DialogId } from '@network/core/features/dialog-catalogue.ts';
import { useDialogs, useOpenDialog } from '@network/core/features/dialogs.tsx';
import { Slot } from '@network/core/features/slots.tsx';
import { isLockedError } from '@network/core/lock/lock.ts';
import { loadPageAgain } from '@network/core/routing/load-page-again.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import type { Obligation } from '@network/lifecycle/obligations/obligations.ts';
import { obligationsQuery } from '../queries.ts';
import { isEmailConsentPostponed } from './answered.ts';
import { CoveredPage } from './covered-page.tsx';

const SessionLock = lazyPart(() => import('../lock/session-lock.tsx'), <CoveredPage />);

const DIALOGS = {
  DEVICE_CHALLENGE: 'DeviceChallenge',
  CONVERT_VIP: 'ConvertVipUser',
  TERMS: 'TermsConsent',
  EMAIL_CONSENT: 'EmailConsent',
} as const satisfies Record<Obligation, DialogId>;

/** While one of these is open, the gateway treats the person as a visitor; the page reloads once none is. */
const BLOCKING: ReadonlySet<Obligation> = new Set(['DEVICE_CHALLENGE', 'TERMS']);

const POLL_INTERVAL_MS = 5_000;

/** Opens a person's obligations one after the other, on any page, and locks the browser of a person who set a lock. */
export default function SessionObligations() {
  const current = useOpenDialog();
  const { open } = useDialogs();
  const wasBlocked = useRef(false);
  const { data, error } = useQuery({
    ...obligationsQuery,
    staleTime: Number.POSITIVE_INFINITY,
    // This one is answered in the mailbox.
    refetchInterval: ({ state }) => (state.data?.obligations[0] === 'DEVICE_CHALLENGE' ? POLL_INTERVAL_MS : false),
  });
  const due = data?.obligations[0];

  // Another tab locked this browser while the page was loading.
  useEffect(() => {
    if (isLockedError(error)) loadPageAgain();
  }, [error]);

  useEffect(() => {
    if (data?.obligations.some((each) => BLOCKING.has(each))) wasBlocked.current = true;
    else if (data && wasBlocked.current) loadPageAgain();
  }, [data]);

  useEffect(() => {
    if (due === undefined || current?.id === DIALOGS[due]) return;
    if (due === 'EMAIL_CONSENT' && (current !== null || isEmailConsentPostponed())) return;
    open(DIALOGS[due], {});
  }, [due, current, open]);
  const isFree = data !== undefined && (due === undefined || (due === 'EMAIL_CONSENT' && isEmailConsentPostponed()));
  return (
    <>
      {isFree ? <Slot name="introductions" /> : null}
      {data?.memberLock ? (
        <Suspense fallback={null}>
          <SessionLock idleMinutes={data.memberLock.idleMinutes} />
        </Suspense>
      ) : null}
    </>
  );
}
