import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import type { BillerServices } from '../../billers/biller-directory.ts';
import type { Biller } from '../../billers/biller.ts';
import { ccbillBiller } from '../../billers/ccbill/ccbill-biller.ts';
import { rocketgateBiller } from '../../billers/rocketgate/rocketgate-biller.ts';
import { segpayBiller } from '../../billers/segpay/segpay-biller.ts';
import { CCBILL, ccbillSpeech } from './ccbill-speech.ts';
import { historySteps } from './history-commands.ts';
import { ROCKETGATE, rocketgateSpeech } from './rocketgate-speech.ts';
import { SEGPAY, segpaySpeech } from './segpay-speech.ts';
import { VendorBooks, type VendorSpeech } from './vendor-books.ts';
import { findFalse, findMissing, hand, type History, VendorLine } from './vendor-history.ts';

const FULL_LENGTH = 10_000;
/** An ordinary run plays a fifth of its share, about a hundred. */
const SHORTER = 5;
const LONGEST_MS = 3 * 3_600_000;
const config = testGatewayConfig({ rocketgate: ROCKETGATE, segpay: SEGPAY, ccbill: CCBILL });

const gateway = gatewayForTests({});

/** The vendor whose calls are answered now. */
let answering: { readonly books: VendorBooks; readonly speech: VendorSpeech; readonly line: VendorLine };
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    const url = new URL(target instanceof Request ? target.url : target.toString());
    const { books, speech, line } = answering;
    const body = typeof request?.body === 'string' ? request.body : '';
    return new Response(line.answer(() => speech.answer(url, books.sales, books.now(), body)));
  });
});
afterEach(() => vi.restoreAllMocks());

let last = 1_000_000;
const nextNumber = (): string => String((last += 1));

async function begin(speech: VendorSpeech, adapter: (services: BillerServices) => Biller): Promise<History> {
  const { db } = gateway.services;
  await db.deleteFrom('ccbill_extracts').execute();
  const books = new VendorBooks(speech, nextNumber, new Date('2026-03-02T12:00:00Z'));
  const line = new VendorLine();
  answering = { books, speech, line };
  const clock = { now: () => books.now() };
  return {
    books,
    biller: adapter({ config, clock, db }),
    address: speech.address,
    hasNumbers: speech.hasNumbers,
    namesCharges: speech.namesCharges,
    taken: new Map(),
    backup: new Map(),
    line,
  };
}

/** Every message arrives at last, those that were not taken again, as long as one makes way for another. */
async function arrive(history: History): Promise<void> {
  history.line.next = null;
  for (let round = 0; round < 3; round += 1) for (const message of history.books.messages) await hand(history, message);
}

describe('random histories of a vendor’s messages', () => {
  it.each([
    ['RocketGate', rocketgateSpeech, rocketgateBiller],
    ['Segpay', segpaySpeech, segpayBiller],
    ['CCBill', ccbillSpeech, ccbillBiller],
  ] as const)(
    'of %s: late, twice, out of order, forged and invented ones end with what truly happened',
    { timeout: LONGEST_MS },
    async (name, speech, adapter) => {
      const full = rounds(FULL_LENGTH);
      const numRuns = full === FULL_LENGTH ? full : Math.ceil(full / SHORTER);
      const property = fc.asyncProperty(
        historySteps(() => crypto.randomUUID()),
        async (steps) => {
          const history = await begin(speech, adapter);
          await fc.asyncModelRun(() => ({ model: { sales: 0 }, real: history }), steps);
          await arrive(history);
          expect([...findFalse(history), ...findMissing(history)]).toEqual([]);
        },
      );
      const details = await fc.check(property, { numRuns });
      process.stdout.write(`${name}: ${details.numRuns} histories, seed ${details.seed}\n`);
      if (details.failed) throw new Error(await fc.asyncDefaultReportMessage(details));
    },
  );
});
