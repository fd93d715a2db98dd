import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { security } from '@network/messages/security.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import type { AccountSecurityQuery } from '../api/account-security.generated.ts';

export interface PasskeysViewProps {
  readonly passkeys: AccountSecurityQuery['passkeys'];
  /** The passkey that is being removed, or `new` while one is added; null for none. */
  readonly open: string | null;
  /** The form of what is open. */
  readonly form: ReactNode;
  /** Read out after a change. */
  readonly notice: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** A person's passkeys, each with its last use and a control to remove it. */
export function PasskeysView({ passkeys, open, form, notice, onOpen }: PasskeysViewProps) {
  const t = useMessages(security);
  return (
    <section aria-labelledby="passkeys-title" className="flex flex-col gap-4">
      <div>
        <h3 id="passkeys-title" className="text-lead font-semibold">
          {t('passkeys.title')}
        </h3>
        <p className="mt-1 max-w-160 text-small text-pretty text-muted">{t('passkeys.text')}</p>
      </div>
      {passkeys.length === 0 ? (
        <p className="text-body text-muted">{t('passkeys.none')}</p>
      ) : (
        <ul role="list" className="divide-y divide-subtle border-y border-subtle">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-col gap-4 py-4">
              <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4">
                <KeyRound aria-hidden="true" className="size-6 text-muted" />
                <div className="min-w-0">
                  <p className="flex min-w-0 flex-wrap items-center gap-x-3 text-body break-words text-strong">
                    {passkey.name}
                    {passkey.isSynced ? <Badge>{t('passkeys.synced')}</Badge> : null}
                  </p>
                  <p className="flex flex-wrap gap-x-4 text-small text-muted">
                    <span>{t('passkeys.added', { date: formatDate(passkey.createdAt) })}</span>
                    <span>
                      {passkey.lastUsedAt
                        ? t('passkeys.lastUsed', { date: formatDate(passkey.lastUsedAt) })
                        : t('passkeys.neverUsed')}
                    </span>
                  </p>
                  {passkey.isDisabled ? <p className="text-small text-danger">{t('passkeys.disabled')}</p> : null}
                </div>
                {open === passkey.id ? null : (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('passkeys.removeNamed', { name: passkey.name })}
                    onClick={() => onOpen(passkey.id)}
                  >
                    {t('passkeys.remove')}
                  </Button>
                )}
              </div>
              {open === passkey.id ? form : null}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? (
        form
      ) : (
        <Button variant="outline" size="small" className="self-start" onClick={() => onOpen('new')}>
          {t('passkeys.add')}
        </Button>
      )}
      <p aria-live="polite" className="text-small text-muted">
        {notice}
      </p>
    </section>
  );
}
