/** A charge by a vendor's own account. */
export interface VendorCharge {
  readonly number: string;
  readonly amount: number;
  readonly at: Date;
}

export type ReversalKind = 'refunded' | 'voided' | 'charged-back';

/** The reversal of a charge at a vendor. */
export interface VendorReversal {
  readonly kind: ReversalKind;
  readonly number: string;
  readonly charge: VendorCharge;
  /** The refunded amount: the charge, all that is left of it, or a part. Minor units. */
  readonly amount: number;
  readonly at: Date;
}

/** A purchase or subscription at a vendor: what truly happened, which no message changes. */
export interface VendorSale {
  readonly number: string;
  readonly orderId: string;
  readonly charges: VendorCharge[];
  readonly reversals: VendorReversal[];
  endedAt: Date | null;
  /** Every time at which it was ended, also before it was taken up again. */
  readonly ends: Date[];
}

/** Something that a vendor sends: never changed once it is written, however late it arrives. */
export interface VendorMessage {
  readonly method: 'GET' | 'POST';
  readonly query: URLSearchParams;
  readonly body: string;
}

/** The form in which a vendor reports what happens, and answers the calls of its adapter. */
export interface VendorSpeech {
  readonly address: string;
  /** The vendor's records have the numbers of transactions, rather than how many there are. */
  readonly hasNumbers: boolean;
  /** A reversal names its charge; otherwise one that may belong to several charges names none. */
  readonly namesCharges: boolean;
  sold(sale: VendorSale): VendorMessage;
  renewed(sale: VendorSale, charge: VendorCharge): VendorMessage;
  takenBack(sale: VendorSale, reversal: VendorReversal): VendorMessage;
  ended(sale: VendorSale): VendorMessage;
  answer(url: URL, sales: readonly VendorSale[], now: Date, body: string): string;
}

/** Minutes between two things that happen, so that no two have the same time. */
const STEP_MS = 17 * 60_000;

/** The books of a vendor for one history. */
export class VendorBooks {
  readonly sales: VendorSale[] = [];
  readonly messages: VendorMessage[] = [];
  private readonly speech: VendorSpeech;
  private readonly nextNumber: () => string;
  private time: number;

  constructor(speech: VendorSpeech, nextNumber: () => string, begin: Date) {
    this.speech = speech;
    this.nextNumber = nextNumber;
    this.time = begin.getTime();
  }

  now(): Date {
    return new Date(this.time);
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }

  sell(orderId: string, amount: number): void {
    const sale: VendorSale = {
      number: this.nextNumber(),
      orderId,
      charges: [],
      reversals: [],
      endedAt: null,
      ends: [],
    };
    sale.charges.push(this.charge(amount));
    this.sales.push(sale);
    this.messages.push(this.speech.sold(sale));
  }

  renew(sale: VendorSale): void {
    const charge = this.charge(sale.charges[0]?.amount ?? 0);
    sale.charges.push(charge);
    this.messages.push(this.speech.renewed(sale, charge));
  }

  /** Takes a charge back: a refund all that is left of it, or so much. */
  takeBack(sale: VendorSale, kind: ReversalKind, place: number, part?: number): void {
    const charge = sale.charges[place];
    if (!charge) return;
    const before = sale.reversals.filter((each) => each.charge === charge);
    const left = charge.amount - before.reduce((total, { amount }) => total + amount, 0);
    const isOver = before.some((each) => each.kind !== 'refunded') || (before.length > 0 && left === 0);
    if (isOver || (kind === 'voided' && before.length > 0) || (part ?? 0) >= Math.max(left, 1)) return;
    const amount = kind === 'refunded' ? (part ?? left) : charge.amount;
    const reversal = { kind, number: this.nextNumber(), charge, amount, at: this.step() };
    sale.reversals.push(reversal);
    this.messages.push(this.speech.takenBack(sale, reversal));
  }

  end(sale: VendorSale): void {
    if (sale.endedAt !== null) return;
    sale.endedAt = this.step();
    sale.ends.push(sale.endedAt);
    this.messages.push(this.speech.ended(sale));
  }

  private charge(amount: number): VendorCharge {
    return { number: this.nextNumber(), amount, at: this.step() };
  }

  private step(): Date {
    this.time += STEP_MS;
    return this.now();
  }
}
