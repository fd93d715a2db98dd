import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { useAccountCreation } from '../use-account-creation.ts';
import { useCheckAgain } from '../use-check-again.ts';
import { useEntrance } from '../use-entrance.ts';
import type { AddressedWelcome } from '../welcome-address.ts';
import type { WelcomePictures } from './welcome-backdrop.tsx';
import { PartnerOffers } from './partner-offers.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

/** Waits for the account; a trial continues to the upgrade offer, everybody else to the welcome. */
export function AccountWait(props: {
  readonly welcome: AddressedWelcome;
  readonly pictures: WelcomePictures;
  /** Name of the buyer; null where this browser may not know it. */
  readonly name: string | null;
}) {
  const { welcome, pictures, name } = props;
  const tenant = useTenant();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const [flow] = useAccountCreation(welcome);
  const { enter, isEntering, signInAt } = useEntrance(welcome);
  const outcome = flow.status === 'done' ? flow.output : null;
  const retry = useCheckAgain();

  const onOutcome = useEffectEvent((ended: NonNullable<typeof outcome>) => {
    if (ended.kind === 'timed-out') dialogs.open('AccountCreationError', { code: ended.code, onRetry: retry });
    else if (ended.path !== null) void navigate({ to: ended.path, search: { ...welcome }, replace: true });
  });
  useEffect(() => {
    if (outcome) onOutcome(outcome);
  }, [outcome]);

  const isReady = outcome?.kind === 'confirmed' && outcome.path === null;
  return (
    <>
      <WelcomeScreen
        brand={tenant.name}
        name={name}
        pictures={pictures}
        state={isReady ? 'ready' : outcome?.kind === 'timed-out' ? 'late' : 'creating'}
        isEntering={isEntering}
        signInAt={signInAt}
        onEnter={enter}
        onRetry={retry}
      />
      {isReady ? <PartnerOffers /> : null}
    </>
  );
}
