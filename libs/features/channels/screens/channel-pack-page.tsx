import { getRouteApi } from '@tanstack/react-router';
import { Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { channels } from '@network/messages/channels.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Breadcrumb } from '@network/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { Hero } from '@network/ui/hero/hero.tsx';
import { PageContainer } from '@network/ui/page/page.tsx';
import { pageHref } from '../../listing/page-href.ts';
import type { ChannelPackPageQuery } from '../api/channel-pack-page.generated.ts';
import { channelPackQuery } from '../queries.ts';
import { channelCrumbs } from './channel-crumbs.ts';
import { VideoList } from './video-list.tsx';

const route = getRouteApi('/channels/$channelSlug/packs/$channelPackSlug');

type Pack = NonNullable<ChannelPackPageQuery['channelPack']>;

export const head: RouteHead<Pack, { readonly page: number }> = ({ match, loaderData: pack }) => {
  if (!pack) return {};
  const { channel } = pack;
  const { tenant, page } = match.context;
  const brand = tenant.name;
  return pageHead(match.context, {
    title: messagesOf(channels)('head.pack', { pack: pack.name, name: channel.name, brand }),
    description: pack.description,
    keywords: [pack.name, channel.name, ...tenant.copy.keywords],
    page,
    canonicalPath: pageHref(`/channels/${channel.slug}/packs/${pack.slug}`, page),
  });
};

/** A pack: its videos, and the way to unlock it. */
export default function ChannelPackPage(): ReactNode {
  const t = useMessages(channels);
  const ability = useAbility();
  const dialogs = useDialogs();
  const { channelSlug, channelPackSlug } = route.useParams();
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(channelPackQuery(channelSlug, channelPackSlug, page));
  const { channelPack: pack, channelVideos } = data;
  if (!pack) return null;
  const { channel } = pack;
  return (
    <>
      <Hero
        size="band"
        title={pack.name}
        picture={pack.picture}
        eyebrow={channel.name}
        text={pack.description}
        meta={
          <>
            <span>{t('videos', { count: pack.videoCount })}</span>
            <span>{formatRunLength(pack.runLength)}</span>
            {pack.isUnlocked ? <Badge tone="success">{t('unlocked')}</Badge> : null}
          </>
        }
        actions={
          pack.isUnlocked ? null : (
            <Button
              size="large"
              onClick={() =>
                dialogs.open('UnlockChannel', { channelId: channel.channelId, initialPack: pack.channelPackId })
              }
            >
              <Gem aria-hidden="true" />
              {t('unlockPack', { gems: pack.price })}
            </Button>
          )
        }
      />
      <PageContainer className="flex flex-col gap-8 pt-8 pb-(--section-gap)">
        <Breadcrumb label={t('crumbs')} crumbs={channelCrumbs(ability, channel, pack.name)} />
        <VideoList
          videos={channelVideos.items}
          info={channelVideos.info}
          path={`/channels/${channel.slug}/packs/${pack.slug}`}
        />
      </PageContainer>
    </>
  );
}
