import { describe, expect, it } from 'vitest';
import { ccbillMoment, toCcbillTime } from './ccbill-values.ts';

describe('CCBill’s clock', () => {
  it('is seven hours behind, in summer too, and is written as it is read', () => {
    for (const at of ['2026-01-01T06:59:59Z', '2026-07-01T12:00:00Z']) {
      expect(ccbillMoment.parse(toCcbillTime(new Date(at)))).toEqual(new Date(at));
    }
    expect(ccbillMoment.parse('20260301')).toEqual(new Date('2026-03-01T07:00:00Z'));
  });
});
