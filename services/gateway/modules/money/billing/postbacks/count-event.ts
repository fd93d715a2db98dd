import type { BillerId } from '@network/tenant/constants.ts';
import { figuresOf } from '../../../../monitoring/figures.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { declineOf } from '../declines/record-decline.ts';
import type { Applied } from './applied.ts';

interface AppliedEvent {
  readonly biller: BillerId;
  readonly event: BillerEvent;
  readonly applied: Applied;
}

const DECLINES = { declined: 'first-payment', 'rebill-failed': 'renewal' } as const;

/** Counts an event that was committed. Never fails: what happened has happened. */
export async function countEvent(
  { db, metrics, log }: Pick<GatewayServices, 'db' | 'metrics' | 'log'>,
  { biller, event, applied }: AppliedEvent,
): Promise<void> {
  const figures = figuresOf(metrics);
  const { kind } = event;
  figures.payments.inc({ biller, kind, outcome: applied.status });
  if (applied.status === 'flagged') figures.flaggedEvents.inc({ biller, problem: applied.problem });
  if (applied.status !== 'processed') return;
  if (kind === 'declined' || kind === 'rebill-failed') {
    figures.declines.inc({ biller, payment: DECLINES[kind], reason: declineOf(event).reason });
  }
  if (kind !== 'charged' || event.period !== 0) return;
  try {
    const order = await db
      .selectFrom('billing_orders')
      .select(['tenant_id', 'status'])
      .where('id', '=', event.orderId)
      .where('kind', '=', 'signup')
      .executeTakeFirst();
    if (order) figures.signUps.inc({ brand: order.tenant_id, outcome: order.status });
  } catch (error) {
    log.warn({ err: error }, 'a sign-up was not counted');
  }
}

/** Counts an event that could not be applied: its transaction was rolled back, and it is tried again. */
export function countFailedEvent({ metrics }: Pick<GatewayServices, 'metrics'>): void {
  figuresOf(metrics).payments.inc({ biller: 'unknown', kind: 'unknown', outcome: 'failed' });
}
