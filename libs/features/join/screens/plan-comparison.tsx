import { Check, Minus } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { join } from '@network/messages/join.ts';
import { FREE_LIMITED_TRIAL_VIDEOS, GEMS, TRIAL_VIDEOS } from '@network/tenant/constants.ts';

type Plan = 'free' | 'trial' | 'site' | 'several';

type Row = keyof typeof join.comparison.rows;
/** A text or a number, or whether it is included at all. */
type Cells = Readonly<Record<Plan, string | number | boolean>>;

const MEMBERS_ONLY: Cells = { free: false, trial: false, site: true, several: true };
const GEMS_A_WEEK: Cells = { ...MEMBERS_ONLY, site: GEMS.weeklyGrant, several: GEMS.weeklyGrant };

/** What the kinds of plan that are on sale include, side by side. */
export function PlanComparison(props: {
  readonly options: readonly PlanOptionFragment[];
  readonly brand: string;
  /** Whether gems can be spent here. */
  readonly hasGems: boolean;
}) {
  const t = useMessages(join);
  const { options, brand, hasGems } = props;
  const plans = plansOf(options);
  const count = Math.max(0, ...options.map(({ sites }) => sites.length));
  const films: Cells = {
    free: t('comparison.ofChoice', { count: FREE_LIMITED_TRIAL_VIDEOS }),
    trial: t('comparison.ofChoice', { count: TRIAL_VIDEOS }),
    site: t('comparison.all', { brand }),
    several: t('comparison.allOfSeveral', { count }),
  };
  const rows: readonly (readonly [Row, Cells])[] = [
    ['films', films],
    ['pictures', { ...MEMBERS_ONLY, trial: true }],
    ['downloads', MEMBERS_ONLY],
    ['community', MEMBERS_ONLY],
    ...(hasGems ? [['gems', GEMS_A_WEEK] as const] : []),
  ];
  if (plans.length < 2) return null;
  return (
    <section aria-labelledby="join-comparison" className="flex min-w-0 flex-col gap-4">
      <h2 id="join-comparison" className="type-display text-title-3">
        {t('comparison.title')}
      </h2>
      <table className="w-full table-fixed text-caption medium:text-small">
        <thead>
          <tr>
            <th scope="col" className="w-1/4">
              <span className="sr-only">{t('comparison.feature')}</span>
            </th>
            {plans.map((plan) => (
              <th key={plan} scope="col" className="px-1 pb-3 align-bottom font-semibold text-balance text-strong">
                {t(`comparison.plans.${plan}`, { count })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([row, cells]) => (
            <tr key={row} className="border-t border-subtle">
              <th scope="row" className="py-3 pe-2 text-start font-normal text-pretty text-muted">
                {t(`comparison.rows.${row}`)}
              </th>
              {plans.map((plan) => (
                <td key={plan} className="px-1 py-3 text-center text-balance">
                  <Included what={cells[plan]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Included({ what }: { readonly what: Cells[Plan] }) {
  const t = useMessages(join);
  if (typeof what !== 'boolean') return what;
  return (
    <>
      {what ? (
        <Check aria-hidden="true" className="inline size-5 text-accent" />
      ) : (
        <Minus aria-hidden="true" className="inline size-5 text-muted" />
      )}
      <span className="sr-only">{t(what ? 'comparison.included' : 'comparison.notIncluded')}</span>
    </>
  );
}

/** The kinds of plan on sale, from the smallest to the largest. */
function plansOf(options: readonly PlanOptionFragment[]): readonly Plan[] {
  const onSale = new Set(options.map(planOf));
  return (['free', 'trial', 'site', 'several'] as const).filter((plan) => onSale.has(plan));
}

function planOf({ kind, isMultisite }: PlanOptionFragment): Plan {
  if (isMultisite) return 'several';
  if (kind === 'FREE_LIMITED_TRIAL') return 'free';
  return kind === 'TRIAL' ? 'trial' : 'site';
}
