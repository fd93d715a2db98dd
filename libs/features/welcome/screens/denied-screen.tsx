import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { isOwnSupport } from '@network/core/session/own-support.ts';
import type { DeclineReason } from '@network/graphql/schema-types.generated.ts';
import { welcome } from '@network/messages/welcome.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { declineWords } from '../decline-words.ts';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';

const linkTo = (href: string) => (words: ReactNode) => <Link href={href}>{words}</Link>;

export interface DeniedScreenProps {
  readonly brand: string;
  /** The biller that declined, if the address names it; null shows the next step only, without blaming a card. */
  readonly biller: { readonly name: string; readonly supportUrl: string } | null;
  /** Opens the memberships for a signed-in person; null for a visitor, who joins again. */
  readonly onBuyAgain: (() => void) | null;
  /** Why the payment was declined; null where that is not known, or not for this person. */
  readonly reason?: DeclineReason | null;
  /** The way back to the payment with what was typed; null where the buyer has to fill in the form again. */
  readonly payAgain?: ReactNode;
  /** The offer to try another payment service. */
  readonly elsewhere?: ReactNode;
}

/** A payment that failed, and the next step. */
export function DeniedScreen({
  brand,
  biller,
  onBuyAgain,
  reason = null,
  payAgain = null,
  elsewhere = null,
}: DeniedScreenProps) {
  const t = useMessages(welcome);
  const next = payAgain === null ? 'solid' : 'outline';
  const words = biller ? declineWords(reason) : null;
  return (
    <>
      <HeaderSpace />
      <PageSections className="glow-page">
        <EmptyState
          headingLevel={1}
          icon={<CreditCard aria-hidden="true" />}
          title={words?.title ?? t(biller ? 'denied.title' : 'denied.noneTitle')}
          text={
            <>
              {words
                ? `${words.text} ${words.advice} ${t('denied.uncharged')}`
                : t(biller ? 'denied.text' : 'denied.none')}{' '}
              {biller
                ? t.rich(isOwnSupport(biller.supportUrl) ? 'denied.ownSupport' : 'denied.support', {
                    biller: biller.name,
                    support: linkTo(biller.supportUrl),
                  })
                : null}
            </>
          }
          action={
            <div className="flex flex-col items-center gap-6">
              {payAgain}
              {elsewhere}
              <section aria-labelledby="denied-steps" className="w-full max-w-prose text-left">
                <h2 id="denied-steps" className="type-label text-small text-accent">
                  {t('denied.steps.title')}
                </h2>
                <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 text-small text-pretty text-muted marker:text-accent">
                  {biller ? <li>{t('denied.steps.card')}</li> : null}
                  <li>{t('denied.steps.other')}</li>
                  <li>{t('denied.steps.bank')}</li>
                  <li>{t.rich('denied.steps.support', { support: linkTo('/support') })}</li>
                </ol>
              </section>
              <div className="flex flex-wrap justify-center gap-3">
                {onBuyAgain ? (
                  <Button onClick={onBuyAgain} variant={next}>
                    {t('denied.member')}
                  </Button>
                ) : (
                  <ButtonLink href="/joinnow" variant={next}>
                    {t(payAgain === null ? 'denied.again' : 'denied.other')}
                  </ButtonLink>
                )}
                <ButtonLink href="/" variant="outline">
                  {t('denied.home', { brand })}
                </ButtonLink>
              </div>
            </div>
          }
        />
      </PageSections>
    </>
  );
}
