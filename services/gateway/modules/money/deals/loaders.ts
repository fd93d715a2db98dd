import DataLoader from 'dataloader';
import type { LoaderScope } from '../../../http/loaders.ts';
import type { SignedInPerson } from '../../../http/request-context.ts';
import { cardBillerOfPerson } from './upsell/upsell-biller.ts';

/** Loaders of one request for deals. */
export interface DealLoaders {
  /** The biller that has a person's card: one request is about one person, whatever the number of deals. */
  readonly cardBiller: DataLoader<SignedInPerson, string | null>;
}

export function createDealLoaders({ services }: LoaderScope): DealLoaders {
  return {
    cardBiller: new DataLoader((people) => Promise.all(people.map((person) => cardBillerOfPerson(services, person)))),
  };
}
