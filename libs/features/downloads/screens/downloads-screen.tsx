import { Download } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { downloads as texts } from '@network/messages/downloads.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { LibraryFrame } from '../../listing/library-frame.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import type { DownloadsPageQuery } from '../api/downloads-page.generated.ts';
import { DownloadAllowance } from './download-allowance.tsx';
import { DownloadRow } from './download-row.tsx';

/** A page of downloads, the latest first, under what is left of the allowance. */
export function DownloadsScreen({ data }: { readonly data: DownloadsPageQuery }) {
  const t = useMessages(texts);
  const ability = useAbility();
  const hasChannels = ability.can('see', 'channels') || ability.can('see', 'internalChannels');
  const { items, info } = data.downloads;
  const quotas = data.findOneUserProfile?.downloadQuotas ?? [];
  return (
    <LibraryFrame title={t('title')} text={t('text')} place="downloads">
      <DownloadAllowance quotas={quotas.filter(({ site }) => hasChannels || site !== 'channels')} />
      {items.length > 0 ? (
        <ul role="list" className="flex flex-col gap-1">
          {items.map((download) => (
            <DownloadRow key={download.film.videoId} download={download} />
          ))}
        </ul>
      ) : (
        <NoDownloads isBeyond={info.page > 1} />
      )}
      <ListPagination
        isFixed
        info={info}
        hrefFor={(page) => (page > 1 ? `/downloads?page=${String(page)}` : '/downloads')}
      />
    </LibraryFrame>
  );
}

function NoDownloads({ isBeyond }: { readonly isBeyond: boolean }) {
  const t = useMessages(texts);
  const words = isBeyond ? 'empty.page' : 'empty';
  return (
    <EmptyState
      icon={<Download aria-hidden="true" />}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={<ButtonLink href={isBeyond ? '/downloads' : '/videos'}>{t(`${words}.action`)}</ButtonLink>}
    />
  );
}
