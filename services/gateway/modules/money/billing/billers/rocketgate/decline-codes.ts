import type { Decline, DeclineReason } from '../../declines/reasons.ts';
import type { CardFacts } from '../card-facts.ts';
import { readCardFacts } from '../card-facts.ts';
import type { GatewayAnswer } from './gateway-calls.ts';

const REASONS: Readonly<Record<string, DeclineReason>> = {
  '104': 'do-not-honour',
  '105': 'insufficient-funds',
  '106': 'wrong-details',
  '107': 'card-expired',
  '108': 'do-not-honour',
  '109': 'lost-or-stolen',
  '110': 'limit-exceeded',
  '111': 'wrong-details',
  '112': 'wrong-details',
  '113': 'processor-unavailable',
  '117': 'wrong-details',
  '120': 'not-permitted',
  '129': 'wrong-details',
  '150': 'wrong-details',
  '151': 'wrong-details',
  '155': 'authentication-failed',
  '156': 'not-permitted',
  '157': 'suspected-fraud',
  '158': 'account-closed',
  '161': 'account-closed',
  '163': 'authentication-failed',
  '165': 'not-permitted',
  '167': 'wrong-details',
  '201': 'suspected-fraud',
  '206': 'not-permitted',
  '207': 'wrong-details',
  '211': 'limit-exceeded',
  '231': 'wrong-details',
  '233': 'processor-unavailable',
  '235': 'card-expired',
  '236': 'lost-or-stolen',
};

const THREE_D_SECURE = ['202', '203', '204', '205', '223', '225', '227', '228', '229', '230', '232', '234'];
/** Its own errors and those of the bank's connection: nobody has decided about the card. */
const isTechnical = (code: string): boolean => /^3\d\d$/.test(code);
/** RocketGate's scrubbing reports codes from 200 on; those are risks unless they are named above. */
const isRisk = (code: string): boolean => /^2\d\d$/.test(code);

/**
 * Why RocketGate declined, by its reason codes: `GatewayCodes.php` of https://github.com/rocketgate/rocketgate-php-sdk
 * (read in November 2026). `DECLINED_OVERLIMIT` (105) is what its processors make of insufficient funds too.
 */
export function rocketgateDecline(code: string): Decline {
  const named = REASONS[code] ?? (THREE_D_SECURE.includes(code) ? 'authentication-failed' : undefined);
  if (named !== undefined) return { reason: named, code };
  return { reason: isTechnical(code) ? 'processor-unavailable' : isRisk(code) ? 'suspected-fraud' : 'unknown', code };
}

/** The card of a transaction, by the names of `GatewayResponse.php` in the same SDK. */
export function rocketgateCard(answer: GatewayAnswer): CardFacts | undefined {
  return readCardFacts({
    brand: answer.text('cardType'),
    lastFour: answer.text('cardLastFour'),
    expires: answer.text('cardExpiration'),
  });
}
