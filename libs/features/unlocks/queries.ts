import type { QueryClient } from '@tanstack/react-query';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { refreshProfile } from '@network/core/session/refresh-profile.ts';
import { ChannelOfferDocument } from './api/channel-offer.generated.ts';
import { GemsBalanceDocument } from './api/gems-balance.generated.ts';
import { GemsInfoDocument } from './api/gems-info.generated.ts';
import { UnlockableVideoDocument } from './api/unlockable-video.generated.ts';

/** A channel with its packs, by its own id or that of one of its packs. */
export const channelOfferQuery = (channelId: string | null, channelPackId: string | null) =>
  operationQuery(ChannelOfferDocument, { channelId, channelPackId });

/** The current balance. */
export const gemsBalanceQuery = operationQuery(GemsBalanceDocument);

/** The data of the gems dialog: the latest transactions, the next grant, and the acknowledgements. */
export const gemsInfoQuery = operationQuery(GemsInfoDocument);

export const unlockableVideoQuery = (id: string) => operationQuery(UnlockableVideoDocument, { id });

/**
 * Refreshes everything that depends on the viewer's rights: first the profile, which draws the locks, then all data
 * that was loaded with it.
 */
export async function showNewRights(queryClient: QueryClient): Promise<void> {
  await refreshProfile(queryClient);
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== profileQuery.queryKey[0] });
}
