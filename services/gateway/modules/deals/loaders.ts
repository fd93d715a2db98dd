import DataLoader from 'dataloader';
import type { LoaderScope } from '../../http/loaders.ts';
import { cardBillerOf } from './upsell/upsell-biller.ts';

/** Loaders of one request for deals. */
export interface DealLoaders {
  /** The biller that has a person's card: one request is about one person, whatever the number of deals. */
  readonly cardBiller: DataLoader<string, string | null>;
}

export function createDealLoaders({ services }: LoaderScope): DealLoaders {
  return {
    cardBiller: new DataLoader((userIds) => Promise.all(userIds.map((userId) => cardBillerOf(services, userId)))),
  };
}
