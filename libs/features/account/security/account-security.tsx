import type { ReactNode } from 'react';
import { PasswordForm } from './password-form.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { SecondStepPart } from './second-step-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** The security section of the account page: the password, passkeys, the second step, and the active sessions. */
export default function AccountSecurity(): ReactNode {
  return (
    <div className="flex flex-col gap-10">
      <PasswordForm />
      <PasskeysPart />
      <SecondStepPart />
      <SessionsPart />
    </div>
  );
}
