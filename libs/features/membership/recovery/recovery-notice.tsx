import { CreditCard } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { recoveryQuery } from '@network/core/session/recovery-query.ts';
import { paymentRecovery } from '@network/messages/payment-recovery.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { recoveryFacts } from './recovery-facts.ts';

/**
 * Tells on the account page of a payment that failed, with what happens next, or of a card that expires. Shows nothing
 * where all is well.
 */
export function RecoveryNotice(): ReactNode {
  const t = useMessages(paymentRecovery);
  const [now] = useState(() => new Date());
  const { data } = useQuery(recoveryQuery);
  const facts = recoveryFacts(data?.findOneUserProfile?.subscription?.billing ?? null, now);
  if (!facts) return null;
  return (
    <section
      role="status"
      aria-label={facts.title}
      className="mb-8 flex flex-col gap-4 rounded-card bg-raised px-5 py-4 medium:flex-row medium:items-start"
    >
      <CreditCard aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 text-small text-pretty">
        <h3 className="font-semibold text-strong">{facts.title}</h3>
        {facts.lines.map((line) => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
      </div>
      <ButtonLink href="/account/payment" size="small">
        {t('see')}
      </ButtonLink>
    </section>
  );
}
