import type { BillerId } from '@network/tenant/constants.ts';
import type { Biller } from './biller.ts';
import { jsonAnswer } from './json-answer.ts';

/** This biller is not configured here, so calls fail. */
export class BillerMissing extends Error {
  override readonly name = 'BillerMissing';

  constructor(biller: BillerId) {
    super(`The biller ${biller} is not configured.`);
  }
}

/**
 * Takes the place of a biller that is not configured. Every call fails as if the biller could not be reached, and no
 * postback is its own.
 */
export function missingBiller(biller: BillerId): Biller {
  const fail = async (): Promise<never> => {
    throw new BillerMissing(biller);
  };
  return {
    hostedPage: fail,
    returned: () => null,
    endPage: fail,
    oneClick: fail,
    cancel: fail,
    reactivate: fail,
    retryRenewal: fail,
    refund: fail,
    changePrice: fail,
    changeRenewal: fail,
    cardUpdatePage: fail,
    eventsOf: fail,
    eventsSince: fail,
    renewals: fail,
    verify: () => ({ signature: 'invalid', once: null }),
    receive: fail,
    answer: jsonAnswer,
    parse: () => null,
  };
}
