import { Gem } from 'lucide-react';
import { GEMS } from '@network/tenant/constants.ts';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { channelsAddress } from '../../entity-cards/channels-address.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { unlocks } from '@network/messages/unlocks.ts';
import { LoadFailed } from './load-failed.tsx';
import { Burst } from '@network/ui/burst/burst.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import type { GemsInfoQuery } from '../api/gems-info.generated.ts';

export interface GemsInfoViewProps {
  /** Null while it is loaded. */
  readonly balance: number | null;
  readonly hasFailed: boolean;
  readonly onReload: () => void;
  readonly newGems: number;
  readonly daysUntilRefresh: number | null;
  /** 0 to 100. */
  readonly unlockedShare: number | null;
  readonly movements: GemsInfoQuery['getTransactions'] | null;
  readonly onClose: () => void;
}

const SHOWN = 5;

/** The view of UserGemsInfo, by its state alone. */
export function GemsInfoView(props: GemsInfoViewProps) {
  const t = useMessages(unlocks);
  const ability = useAbility();
  const toChannels = channelsAddress(ability);
  const { balance, newGems, daysUntilRefresh, unlockedShare } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      title={t('gems_info.title')}
      description={t('gems_info.text')}
      closeLabel={t('close')}
      actions={
        toChannels === null ? undefined : (
          <ButtonLink href={toChannels} onClick={props.onClose}>
            {t('gems_info.channels')}
          </ButtonLink>
        )
      }
    >
      {props.hasFailed ? (
        <LoadFailed text={t('unlock_channel_modal.failed_to_load_balance')} onRetry={props.onReload} />
      ) : null}
      {balance === null && props.hasFailed ? null : (
        <div className="relative flex items-center gap-5 rounded-panel border-line border-subtle bg-tint p-6">
          <Gem aria-hidden="true" className="size-12 shrink-0 stroke-[1.25] text-accent" />
          <div className="flex min-w-0 flex-col gap-1">
            <p className="text-small text-muted">{t('gems_info.balance')}</p>
            <p aria-live="polite" className="type-display text-title-2 whitespace-nowrap">
              {balance === null ? <Skeleton className="w-20" /> : t('gems', { count: balance })}
            </p>
            {newGems > 0 ? <p className="text-small text-accent">{t('gems_info.new', { count: newGems })}</p> : null}
          </div>
          {newGems > 0 && ability.can('see', 'gemAnimation') ? <Burst icon={<Gem />} /> : null}
        </div>
      )}
      <ul className="flex list-disc flex-col gap-2 pl-5 text-muted marker:text-accent">
        <li>{t('gems_info.weekly', { gems: GEMS.weeklyGrant })}</li>
        <li>{t('gems_info.price', { gems: GEMS.packPrice })}</li>
        {daysUntilRefresh === null ? null : <li>{t('gems_info.refresh', { days: daysUntilRefresh })}</li>}
        {unlockedShare === null ? null : <li>{t('gems_info.share', { percent: unlockedShare })}</li>}
        <li>{t('gems_info.loss')}</li>
      </ul>
      {props.movements === null ? null : <Movements movements={props.movements.slice(0, SHOWN)} />}
    </Dialog>
  );
}

function Movements({ movements }: { readonly movements: GemsInfoQuery['getTransactions'] }) {
  const t = useMessages(unlocks);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="type-label text-small text-muted">{t('gems_info.history')}</h3>
      {movements.length === 0 ? <p className="text-muted">{t('gems_info.empty')}</p> : null}
      <ul role="list" className="flex flex-col">
        {movements.map((movement) => (
          <li key={movement.id} className="flex items-baseline justify-between gap-4 border-b-line border-subtle py-2">
            <span>{t(`gems_info.reasons.${reasonOf(movement.transactionType)}`)}</span>
            <span className="text-small text-muted">{formatDate(movement.createdAt, 'short')}</span>
            <span className="ml-auto tabular-nums">
              {movement.amount > 0 ? '+' : '−'}
              {Math.abs(movement.amount)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Reason = keyof typeof unlocks.gems_info.reasons;

function reasonOf(type: string): Reason {
  return Object.hasOwn(unlocks.gems_info.reasons, type) ? (type as Reason) : 'other';
}
