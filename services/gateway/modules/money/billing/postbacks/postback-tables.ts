import type { Generated } from 'kysely';
import type { BillerEventKind } from '../billers/biller.ts';

/** Signatures seen within their life, so that none counts twice. */
export interface PostbackSignaturesTable {
  signature: string;
  expires_at: Date;
}

/** Up to when a biller's list of events was read without a gap. */
export interface BillerEventMarksTable {
  biller: string;
  complete_until: Date;
}

/** The inbox of postbacks: every one as it arrived, and its result. */
export interface PostbacksTable {
  id: string;
  biller: string;
  /** Null while its payload was not understood. */
  event_id: string | null;
  order_id: string | null;
  kind: BillerEventKind | null;
  payload: string;
  source: 'postback' | 'reconciliation';
  signature: 'valid' | 'invalid' | 'expired' | 'repeated' | 'fetched';
  /** `waiting`: for an event that comes before it; `flagged`: a person must look. */
  status: 'received' | 'processed' | 'waiting' | 'flagged' | 'failed' | 'refused';
  attempts: Generated<number>;
  problem: string | null;
  received_at: Date;
  processed_at: Date | null;
}
