import { OFFERS_INTERSTITIAL_MONTHS } from '@network/tenant/constants.ts';
import { assign, setup } from 'xstate';
import { addMonths } from '../calendar/utc-dates.ts';
import { declaredTypes } from '../injection/declared-types.ts';
import { readInstant, writeValue, type KeyValueStorage } from '../injection/instant-storage.ts';
import { settled } from '../injection/settled.ts';

/** Storage key of the instant of the last snooze, ms since 1970. */
export const INTERSTITIAL_SNOOZED_KEY = 'offers_interstitial_snoozed_at';

export interface InterstitialInput {
  readonly storage: KeyValueStorage;
  /** Ms since 1970. */
  readonly now: () => number;
  /** Whether the person has the hide-month button: active members (A06). */
  readonly maySnooze: boolean;
}

/** How the interstitial ended: the person continues, having hidden it for a month or not (L18). */
export interface InterstitialOutcome {
  readonly kind: 'hidden' | 'snoozed' | 'continued';
}

interface InterstitialContext extends InterstitialInput {
  readonly outcome: InterstitialOutcome | null;
}

/** Whether the offers interstitial was hidden less than a calendar month ago (L18). */
export function isInterstitialHidden({ storage, now }: Pick<InterstitialInput, 'storage' | 'now'>): boolean {
  const at = readInstant(storage, INTERSTITIAL_SNOOZED_KEY, now());
  return at !== null && now() < addMonths(new Date(at), OFFERS_INTERSTITIAL_MONTHS).getTime();
}

/**
 * The interstitial of offers (L18): snooze, which hides it for one month, or continue. Send `open` where it is due; a
 * hidden one lets the person pass at once. With blocked storage it cannot be hidden, but it blocks nobody either.
 */
export const interstitialMachine = setup({
  types: declaredTypes<{
    context: InterstitialContext;
    input: InterstitialInput;
    events: { type: 'open' } | { type: 'snooze' } | { type: 'continue' };
    output: InterstitialOutcome;
  }>(),
  guards: {
    isHidden: ({ context }) => isInterstitialHidden(context),
    maySnooze: ({ context }) => context.maySnooze,
  },
  actions: {
    rememberSnooze: ({ context }) => {
      writeValue(context.storage, INTERSTITIAL_SNOOZED_KEY, String(context.now()));
    },
  },
}).createMachine({
  id: 'interstitial',
  context: ({ input }) => ({ ...input, outcome: null }),
  initial: 'due',
  states: {
    due: { on: { open: [{ guard: 'isHidden', target: 'hidden' }, { target: 'shown' }] } },
    shown: { on: { snooze: { guard: 'maySnooze', target: 'snoozed' }, continue: 'continued' } },
    hidden: { type: 'final', entry: assign({ outcome: { kind: 'hidden' } }) },
    snoozed: { type: 'final', entry: ['rememberSnooze', assign({ outcome: { kind: 'snoozed' } })] },
    continued: { type: 'final', entry: assign({ outcome: { kind: 'continued' } }) },
  },
  output: ({ context }) => settled(context.outcome),
});
