import { useEffect, useState } from 'react';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { ACCOUNT_CREATION_POLLING } from '@network/tenant/constants.ts';
import { useCheckAgain } from '../use-check-again.ts';
import type { WelcomePictures } from './welcome-backdrop.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

/** How long others wait for their account. */
const LATE_AFTER_MS = ACCOUNT_CREATION_POLLING.everyMs * ACCOUNT_CREATION_POLLING.maxAttempts;

const nothingToEnter = (): void => undefined;

/**
 * Waits for the payment of somebody who is signed in. Their account is there already, and an earlier purchase may have been welcomed, so
 * only the order itself says when this one is paid: the page around it polls that.
 */
export function PaymentWait({ pictures, name }: { readonly pictures: WelcomePictures; readonly name: string | null }) {
  const tenant = useTenant();
  const checkAgain = useCheckAgain();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <WelcomeScreen
      brand={tenant.name}
      name={name}
      pictures={pictures}
      state={isLate ? 'late' : 'creating'}
      isEntering={false}
      signInAt={null}
      onEnter={nothingToEnter}
      onRetry={checkAgain}
    />
  );
}
