import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardBehaviour } from './cards.ts';
import type { DeclineWord } from './declines.ts';
import type { WireCharge } from './wire.ts';

/** The stored part of a card: its behavior and its last digits. The number itself is discarded with the request. */
export interface StoredCard {
  readonly behaviour: CardBehaviour;
  readonly lastDigits: string;
  /** Its last month, such as `2027-04`; absent for PayPal, and for cards that were stored before it was. */
  readonly expires?: string;
}

/** An event as the gateway receives it; amounts are minor units. */
export interface SandboxEvent {
  readonly id: string;
  readonly kind: string;
  readonly orderId: string;
  readonly occurredAt: string;
  readonly period: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly transactionId: string | null;
  readonly reversedTransactionId: string | null;
  readonly reference: string | null;
  /** Why a payment or renewal was declined. */
  readonly decline?: SandboxDecline;
  /** The card that was charged, or is from now on. */
  readonly card?: SandboxCardFacts;
}

/** A decline: the reason, and what a bank answers for it. */
export interface SandboxDecline {
  readonly reason: DeclineWord;
  readonly code: string;
}

export interface SandboxCardFacts {
  readonly brand: string;
  readonly lastFour: string;
  readonly expires: string | null;
}

/** The agreement of an order that renews. */
export interface SandboxAgreement {
  amount: number;
  months: number;
  /** Days between renewals, of a vendor that counts days. */
  periodDays?: number;
  /** When the first renewal falls due, or the one that was moved last. ISO 8601. */
  anchorAt: string;
  /** The renewal that falls due then, where that is not the first one. */
  anchorPeriod?: number;
  /** The last period that was charged. */
  period: number;
  /** Attempts at the next one that failed. */
  failures: number;
  isCancelled: boolean;
}

export interface SandboxOrder {
  readonly orderId: string;
  readonly biller: string;
  readonly postbackUrl: string;
  readonly charge: WireCharge;
  card: StoredCard | null;
  agreement: SandboxAgreement | null;
  events: SandboxEvent[];
  /** Its number at a vendor whose protocol is spoken here: an invoice of RocketGate, a purchase of Segpay, a subscription of CCBill. */
  readonly purchaseId?: string;
  /** Our number of the customer, which RocketGate was given. */
  readonly customerId?: string;
  /** It was bought by a call, and not on a page. */
  readonly isByCall?: boolean;
  /** The name of the member that CCBill was given. */
  readonly memberName?: string;
  /** Its payment page takes no card any more. */
  isEnded?: boolean;
  /** A charge that was approved, and that is not reported before `reportAt`. ISO 8601. */
  unreported?: { readonly chargedAt: string; readonly reportAt: string };
}

export interface HostedPage {
  readonly id: string;
  readonly kind: 'payment' | 'card';
  readonly orderId: string;
  readonly approvedUrl: string;
  readonly declinedUrl: string;
}

export interface Delivery {
  readonly event: SandboxEvent;
  readonly url: string;
  attempts: number;
  /** ISO 8601. */
  nextAt: string;
}

/** How postbacks reach the gateway; the worst cases of real services can be tried. */
export const DELIVERY_MODES = ['normal', 'twice', 'late', 'shuffled'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** When an event was recorded, which need not be when it happened. */
export interface JournalEntry {
  /** ISO 8601, by the sandbox's clock. */
  readonly at: string;
  readonly orderId: string;
  readonly eventId: string;
}

export interface BillerState {
  mode: DeliveryMode;
  orders: Record<string, SandboxOrder>;
  pages: Record<string, HostedPage>;
  deliveries: Delivery[];
  /** Every event of every order, in the order in which they were recorded. */
  journal: JournalEntry[];
  /** Prices that payment pages of Segpay can be opened with. */
  prices: Record<string, SegpayPrice>;
  /** The last number of purchases and transactions of the vendors whose protocols are spoken here. */
  lastNumber: number;
}

/** A registered price; amounts are minor units. */
export interface SegpayPrice {
  readonly amount: number;
  readonly renewal: { readonly amount: number; readonly firstDays: number; readonly days: number } | null;
}

/** The next of those numbers. */
export function nextNumber(state: Pick<BillerState, 'lastNumber'>): string {
  state.lastNumber += 1;
  return String(state.lastNumber);
}

export interface BillerStore {
  readonly state: BillerState;
  /** Saves the state; acknowledged calls survive a restart. */
  save(): void;
}

/** Opens the biller's file in its folder. An unreadable file aborts the start: charges must not be lost. */
export function openStore(folder: string): BillerStore {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'state.json');
  const state: BillerState = existsSync(path) ? readState(path) : EMPTY();
  return {
    state,
    save: () => {
      writeFileSync(`${path}.draft`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${path}.draft`, path);
    },
  };
}

const EMPTY = (): BillerState => ({
  mode: 'normal',
  orders: {},
  pages: {},
  deliveries: [],
  journal: [],
  prices: {},
  lastNumber: 83_476_000,
});

/**
 * The contents of a file; one of an earlier release has no journal, and its events count as recorded when they
 * happened.
 */
function readState(path: string): BillerState {
  const state = JSON.parse(readFileSync(path, 'utf8')) as Omit<BillerState, 'journal' | 'prices' | 'lastNumber'> &
    Partial<BillerState>;
  const journal =
    state.journal ??
    Object.values(state.orders)
      .flatMap(({ orderId, events }) => events.map(({ id, occurredAt }) => ({ at: occurredAt, orderId, eventId: id })))
      .toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return { ...EMPTY(), ...state, journal };
}

/** Whether an order was paid, reported or not. */
export function isPaid(order: SandboxOrder): boolean {
  return order.unreported !== undefined || firstCharge(order) !== null;
}

/** The payment of an order, which starts its agreement; null while there is none. */
export function firstCharge({ events }: SandboxOrder): SandboxEvent | null {
  return events.find(({ kind, period }) => kind === 'charged' && period === 0) ?? null;
}

/** What ended the renewals of an order that is not renewed: a cancellation, else what took its charge back. */
export function endOfRenewals({ events }: SandboxOrder): SandboxEvent | undefined {
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'reactivated') + 1);
  return (
    since.find(({ kind }) => kind === 'cancelled') ??
    since.findLast(({ reversedTransactionId }) => reversedTransactionId !== null)
  );
}
