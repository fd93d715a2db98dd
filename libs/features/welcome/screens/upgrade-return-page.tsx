import type { ReactNode } from 'react';
import { welcomeHead } from '../welcome-head.ts';
import { SignInToContinue } from './sign-in-to-continue.tsx';

export const head = welcomeHead('upgrade');

/** `/_upgradesuccess` and `/_upgradedenial` when a sign-in is required; else they redirect home. */
export default function UpgradeReturnPage(): ReactNode {
  return <SignInToContinue />;
}
