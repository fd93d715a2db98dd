import { useMessages } from '@network/core/i18n/messages.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { videos } from '@network/messages/videos.ts';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { videosHref } from '../videos-href.ts';
import type { VideosSearch } from '../videos-search.ts';

/** Filters the listing by the films that a free limited trial may pick, for people who have such a trial. */
export function TrialLinks({ listing }: { readonly listing: VideosSearch }) {
  const t = useMessages(videos);
  if (!useAbility().can('see', 'freeLimitedTrialVideos')) return null;
  return (
    <OptionLinks
      label={t('trial.label')}
      options={[false, true].map((trialOnly) => ({
        label: t(trialOnly ? 'trial.only' : 'trial.all'),
        href: videosHref(listing, { trialOnly }),
        isCurrent: listing.trialOnly === trialOnly,
      }))}
    />
  );
}
