import type { ReactNode } from 'react';
import { welcomeHead } from '../welcome-head.ts';
import { SignInToGoOn } from './sign-in-to-go-on.tsx';

export const head = welcomeHead('upgrade');

/** `/_upgradesuccess` and `/_upgradedenial` when a sign-in is required; else they redirect home. */
export default function UpgradeReturnPage(): ReactNode {
  return <SignInToGoOn />;
}
