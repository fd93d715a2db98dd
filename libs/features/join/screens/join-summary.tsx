import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { Price } from '@network/ui/price/price.tsx';
import type { ChosenBiller } from '../../plan-choice/payment-methods.ts';
import { billedBy, optionCharges, optionTitle } from '../../plan-choice/plan-option.ts';

const linkTo = (href: string) => (words: ReactNode) => <Link href={href}>{words}</Link>;

/** The chosen plan, its cost today, the terms, and the submit button. */
export function JoinSummary(props: {
  readonly option: PlanOptionFragment;
  readonly biller: ChosenBiller;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly children: ReactNode;
}) {
  const { option, biller, isBusy, failure, children } = props;
  const t = useMessages(join);
  return (
    <section
      aria-labelledby="join-summary"
      className="flex flex-col gap-5 rounded-panel border-line border-subtle bg-surface p-6 medium:p-8 large:sticky large:top-28"
    >
      <div className="flex flex-col gap-1">
        <h2 id="join-summary" className="text-small text-muted">
          {t('summary.title')}
        </h2>
        {/* Without scripts it would not follow the choice. */}
        <div className="flex flex-col gap-1 noscript:hidden">
          <Price amount={formatMoney(option.chargedNow)} size="large" />
          <p className="font-semibold">{optionTitle(option)}</p>
          <p className="text-small text-pretty text-muted">{optionCharges(billedBy(option, biller))}</p>
        </div>
        <p className="hidden text-small text-pretty noscript:block">{t('summary.asChosen')}</p>
      </div>
      {children}
      {failure ? (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      ) : null}
      <Button type="submit" size="large" block busy={isBusy}>
        {t(option.chargedNow.amount > 0 ? 'summary.submit' : 'summary.submitFree')}
      </Button>
      <p className="flex items-start gap-2 text-small text-pretty text-muted">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('summary.discreet', { biller: biller.name })}
      </p>
      <p className="text-caption text-pretty text-muted">
        {t.rich('summary.terms', {
          terms: linkTo('/terms'),
          privacy: linkTo('/privacy'),
        })}
      </p>
    </section>
  );
}
