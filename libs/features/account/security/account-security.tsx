import type { ReactNode } from 'react';
import { LockPart } from '../lock/lock-part.tsx';
import { EmailPart } from './email-part.tsx';
import { PasswordForm } from './password-form.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { SecondStepPart } from './second-step-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** The security section of the account page: the email, the password, passkeys, the second step, the lock, and the active sessions. */
export default function AccountSecurity(): ReactNode {
  return (
    <div className="flex flex-col gap-10">
      <EmailPart />
      <PasswordForm />
      <PasskeysPart />
      <SecondStepPart />
      <LockPart />
      <SessionsPart />
    </div>
  );
}
