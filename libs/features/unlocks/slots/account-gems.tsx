import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { unlocks } from '@network/messages/unlocks.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { gemsBalanceQuery } from '../queries.ts';

/** The balance of gems, with the way to the dialog about them. */
export default function AccountGems() {
  const t = useMessages(unlocks);
  const dialogs = useDialogs();
  const { data, isError } = useQuery(gemsBalanceQuery);
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {data ? (
        t('gems', { count: data.getGemsBalance.amount })
      ) : isError ? (
        <span className="text-danger">{t('unlock_channel_modal.failed_to_load_balance')}</span>
      ) : (
        <Skeleton className="w-20" />
      )}
      <Button variant="outline" size="small" onClick={() => dialogs.open('UserGemsInfo', {})}>
        {t('gems_info.about')}
      </Button>
    </span>
  );
}
