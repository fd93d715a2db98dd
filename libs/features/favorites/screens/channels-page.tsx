import { getRouteApi } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { favorites } from '@network/messages/favorites.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { GRID_SIZES } from '@network/ui/grid/grid.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { favoritesHead } from '../favorites-head.ts';
import { channelsQuery } from '../queries.ts';
import { ChannelCard } from './channel-card.tsx';
import { FavoritesList } from './favorites-list.tsx';

const route = getRouteApi('/favorites/channels');

export const head = favoritesHead('channels', '/favorites/channels');

/** Favorite channels; a visitor sees an invitation to sign in. */
export default function ChannelsPage(): ReactNode {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <OwnChannels /> : <VisitorPrompt />;
}

function OwnChannels() {
  const { page } = route.useLoaderDeps();
  const { data } = useSuspenseQuery(channelsQuery(page));
  const { items, info } = data.favoriteChannels;
  return (
    <FavoritesList kind="channels" info={info}>
      {items.map((channel) => (
        <ChannelCard key={channel.channelId} channel={channel} sizes={GRID_SIZES.media} headingLevel={2} />
      ))}
    </FavoritesList>
  );
}

function VisitorPrompt() {
  const t = useMessages(favorites);
  const { name, urls } = useTenant();
  return (
    <>
      <HeaderSpace />
      <PageContainer className="pt-10 pb-(--section-gap)">
        <EmptyState
          headingLevel={1}
          icon={<Heart aria-hidden="true" />}
          title={t('visitor.title')}
          text={t('visitor.text', { brand: name })}
          action={
            <ButtonLink href={loginAddress(urls.members, '/favorites/channels')} size="large">
              {t('visitor.action')}
            </ButtonLink>
          }
        />
      </PageContainer>
    </>
  );
}
