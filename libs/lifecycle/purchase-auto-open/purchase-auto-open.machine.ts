import { assign, setup } from 'xstate';
import { declaredTypes } from '../injection/declared-types.ts';
import { readInstant, writeValue, type KeyValueStorage } from '../injection/instant-storage.ts';
import { purchaseAutoOpen, type AutoOpenDecision, type AutoOpenFacts } from './purchase-auto-open.ts';

/** Storage key of the instant of the last opening, ms since 1970. */
export const PURCHASE_MODAL_SHOWN_KEY = 'purchase_modal_shown_at';

/** The facts of a page, sent when it has loaded and again when a fact changes, such as an acknowledged warning. */
export type PageFacts = Omit<AutoOpenFacts, 'lastShownAt' | 'now'>;

export interface PurchaseAutoOpenInput {
  readonly storage: KeyValueStorage;
  /** Ms since 1970. */
  readonly now: () => number;
}

interface PurchaseAutoOpenContext extends PurchaseAutoOpenInput {
  /** Also in memory, so that the modal does not open on every page when storage is blocked. */
  readonly shownAt: number | null;
  readonly decision: AutoOpenDecision | null;
}

function decide({ storage, now, shownAt }: PurchaseAutoOpenContext, facts: PageFacts): AutoOpenDecision {
  const lastShownAt = readInstant(storage, PURCHASE_MODAL_SHOWN_KEY, now()) ?? shownAt;
  return purchaseAutoOpen({ ...facts, lastShownAt, now: now() });
}

/**
 * Opens the purchase modal automatically, at most once a day (L15). In `open`, `context.decision` has the click
 * location; send `page` on each load and `closed` when the modal was closed. The day is counted from the opening.
 */
export const purchaseAutoOpenMachine = setup({
  types: declaredTypes<{
    context: PurchaseAutoOpenContext;
    input: PurchaseAutoOpenInput;
    events: { type: 'page'; facts: PageFacts } | { type: 'closed' };
  }>(),
  guards: { opens: ({ context }, facts: PageFacts) => decide(context, facts).open },
  actions: {
    storeDecision: assign({ decision: ({ context }, facts: PageFacts) => decide(context, facts) }),
    rememberShown: ({ context }) => {
      writeValue(context.storage, PURCHASE_MODAL_SHOWN_KEY, String(context.now()));
    },
  },
}).createMachine({
  id: 'purchase-auto-open',
  context: ({ input }) => ({ ...input, shownAt: null, decision: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        page: [
          {
            guard: { type: 'opens', params: ({ event }) => event.facts },
            target: 'open',
            actions: { type: 'storeDecision', params: ({ event }) => event.facts },
          },
          { actions: { type: 'storeDecision', params: ({ event }) => event.facts } },
        ],
      },
    },
    open: {
      entry: ['rememberShown', assign({ shownAt: ({ context }) => context.now() })],
      on: { closed: 'closed' },
    },
  },
});
