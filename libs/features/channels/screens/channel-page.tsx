import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { channelQuery } from '../queries.ts';
import { ChannelScreen } from './channel-screen.tsx';

const route = getRouteApi('/channels/$channelSlug');

/** A channel with its data, and the way to unlocking its packs. */
export default function ChannelPage(): ReactNode {
  const { channelSlug } = route.useParams();
  const { data } = useSuspenseQuery(channelQuery(channelSlug));
  const dialogs = useDialogs();
  const { channel } = data;
  if (!channel) return null;
  return (
    <ChannelScreen
      channel={channel}
      onUnlock={(initialPack) => dialogs.open('UnlockChannel', { channelId: channel.channelId, initialPack })}
    />
  );
}
