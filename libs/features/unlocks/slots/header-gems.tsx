import { Gem } from 'lucide-react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { unlocks } from '@network/messages/unlocks.ts';
import { newGemsIn } from '../new-gems.ts';
import { gemsBalanceQuery, gemsInfoQuery } from '../queries.ts';

/** The balance for people who can spend gems, with a dot while some are new; it opens the dialog about gems. */
export default function HeaderGems() {
  const ability = useAbility();
  const hasChannels = ability.can('see', 'channels') || ability.can('see', 'internalChannels');
  return hasChannels && ability.can('unlock', 'channelPack') ? <Balance /> : null;
}

function Balance() {
  const t = useMessages(unlocks);
  const dialogs = useDialogs();
  const balance = useQuery(gemsBalanceQuery).data?.getGemsBalance.amount;
  const info = useQuery(gemsInfoQuery).data;
  const state = info?.findOneUserProfile?.state;
  const isNew = state
    ? state.modals.gemsIntro === null || newGemsIn(info.getTransactions, state.gems.lastAcknowledgementDate) > 0
    : false;
  if (balance === undefined) return <span className="inline-flex min-h-11 min-w-16" />;
  return (
    <button
      type="button"
      aria-label={t('header.label', { count: balance })}
      onClick={() => dialogs.open('UserGemsInfo', {})}
      className="relative inline-flex min-h-11 min-w-16 items-center justify-center gap-1.5 rounded-pill px-2 text-small text-strong tabular-nums transition-colors hover:bg-hover"
    >
      <Gem aria-hidden="true" className="size-5 text-accent" />
      {balance}
      {isNew ? <span aria-hidden="true" className="absolute top-2 right-0 size-2 rounded-pill bg-accent" /> : null}
    </button>
  );
}
