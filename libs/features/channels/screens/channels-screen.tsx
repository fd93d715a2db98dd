import { useMessages } from '@network/core/i18n/messages.ts';
import { channels } from '@network/messages/channels.ts';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Grid, GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { Recommendations } from '../../recommender-client/recommendations.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import type { ChannelsPageQuery } from '../api/channels-page.generated.ts';
import { ChannelCard } from './channel-card.tsx';

export interface ChannelsScreenProps {
  readonly data: ChannelsPageQuery;
  /** The pages inside channels are for signed-in people. */
  readonly isAuthenticated: boolean;
}

/** Every channel that this brand shows. */
export function ChannelsScreen({ data, isAuthenticated }: ChannelsScreenProps) {
  const t = useMessages(channels);
  const { items, info } = data.channels;
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-(--section-gap) pt-10 pb-(--section-gap)">
        <div className="flex flex-col gap-8">
          <SectionHeading
            level={1}
            title={t('title')}
            text={t('text')}
            className="flex-wrap"
            more={isAuthenticated ? { href: '/channels/all-videos', label: t('all') } : undefined}
          />
          {items.length === 0 ? (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <Grid shape="wide">
              {items.map((channel, index) => (
                <ChannelCard key={channel.channelId} channel={channel} sizes={GRID_SIZES.wide} priority={index === 0} />
              ))}
            </Grid>
          )}
          <ListPagination info={info} hrefFor={(page) => (page === 1 ? '/channels' : `/channels?page=${page}`)} />
        </div>
        <Recommendations shelf="channels" place="channels" />
        <Recommendations shelf="internalChannels" place="channels-internal" />
      </PageContainer>
    </>
  );
}
