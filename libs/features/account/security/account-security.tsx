import type { ReactNode } from 'react';
import { PasswordForm } from './password-form.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** The security section of the account page: the password, and the active sessions. */
export default function AccountSecurity(): ReactNode {
  return (
    <div className="flex flex-col gap-10">
      <PasswordForm />
      <SessionsPart />
    </div>
  );
}
