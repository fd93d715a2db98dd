import { describe, expect, it } from 'vitest';
import {
  accountOffers,
  cancelMoments,
  dataRequestOffers,
  membershipOffers,
  type MemberOffer,
  paymentOffers,
  recordableKinds,
} from './member-offers.ts';

const shown = (offers: readonly MemberOffer[]) =>
  offers.map(({ name, withheld }) => (withheld === null ? name : `${name}: ${withheld}`));

const account = { disabledAt: null, emailConfirmedAt: null, isEmailForeign: false, approvals: [], dataRequests: [] };
const membership = { isActive: true, isRenewing: false, isTandem: false, accessUntil: '2026-04-01T00:00:00Z' };
const charge = {
  id: 'c1',
  kind: 'charge',
  amount: 2_999,
  state: 'collected',
  isBillerConnected: true,
  isOutOfReach: false,
};
const waits = (action: string, details: object, state = 'open') => ({
  action,
  state,
  details: JSON.stringify(details),
});

describe('an account', () => {
  it('is offered what its state allows', () => {
    const always = ['gems', 'note', 'openDataRequest'];
    expect(shown(accountOffers(account))).toEqual([
      ...always,
      'confirmEmail',
      'changeEmail',
      'endSessions',
      'disable',
      'delete',
    ]);
    const other = { ...account, disabledAt: 'then', emailConfirmedAt: 'then' };
    expect(shown(accountOffers(other))).toEqual([...always, 'changeEmail', 'endSessions', 'enable', 'delete']);
  });

  it('with the address of somebody who took it is enabled by asking a second person, once', () => {
    const locked = { ...account, disabledAt: 'then', isEmailForeign: true };
    const approvals = [waits('enable', {})];
    expect(shown(accountOffers(locked))).toContain('enable');
    expect(shown(accountOffers({ ...locked, approvals }))).toContain('enable: waitsAlready');
    // Nobody has to approve the end of a ban.
    expect(shown(accountOffers({ ...locked, isEmailForeign: false, approvals }))).toContain('enable');
  });

  it('is not asked to be deleted twice, nor given a second open request of a kind', () => {
    const approvals = [waits('delete', {})];
    const dataRequests = [
      { kind: 'access', state: 'open' },
      { kind: 'deletion', state: 'answered' },
    ] as const;
    expect(shown(accountOffers({ ...account, approvals, dataRequests }))).toContain('delete: waitsAlready');
    expect(recordableKinds(dataRequests)).toEqual(['deletion']);
    const both = [...dataRequests, { kind: 'deletion', state: 'open' } as const];
    expect(shown(accountOffers({ ...account, dataRequests: both }))).toContain('openDataRequest: dataRequestOpen');
    expect(shown(accountOffers({ ...account, approvals: [waits('delete', {}, 'declined')] }))).toContain('delete');
  });
});

describe('a membership', () => {
  it.each([
    ['that ends', membership, ['extend', 'cancel'], ['now']],
    ['that renews', { ...membership, isRenewing: true }, ['extend: renews', 'cancel'], ['end', 'now']],
    ['without an end', { ...membership, accessUntil: null }, ['extend: openForever', 'cancel'], ['now']],
    ['that is over', { ...membership, isActive: false }, ['extend'], []],
    [
      'whose renewal is late',
      { ...membership, isActive: false, isRenewing: true },
      ['extend: renews', 'cancel'],
      ['end'],
    ],
    ['of another account', { ...membership, isTandem: true }, [], ['now']],
  ])('%s', (_, of, offers, moments) => {
    expect(shown(membershipOffers(of))).toEqual(offers);
    expect(cancelMoments(of)).toEqual(moments);
  });
});

describe('a payment', () => {
  it.each([
    ['collected', charge, ['refund', 'resendReceipt']],
    ['refunded in part', { ...charge, state: 'refunded-in-part' }, ['refund', 'resendReceipt']],
    ['being refunded', { ...charge, state: 'refunding' }, ['resendReceipt']],
    ['taken back', { ...charge, state: 'reversed' }, ['resendReceipt']],
    ['of a biller elsewhere', { ...charge, isBillerConnected: false }, ['refund: billerMissing', 'resendReceipt']],
    ['before the last one', { ...charge, isOutOfReach: true }, ['refund: lastChargeOnly', 'resendReceipt']],
    ['of nothing', { ...charge, amount: 0 }, []],
    ['that is a refund', { ...charge, kind: 'refund', state: null }, []],
  ])('%s', (_, payment, offers) => expect(shown(paymentOffers(payment, []))).toEqual(offers));

  it('is told to nobody who took the account', () => {
    expect(shown(paymentOffers(charge, [], true))).toEqual(['refund', 'resendReceipt: emailForeign']);
  });

  it('whose refund waits is not asked for again, and another one is', () => {
    const approvals = [waits('refund', { chargeId: 'c1' }), waits('delete', {})];
    expect(shown(paymentOffers(charge, approvals))).toEqual(['refund: waitsAlready', 'resendReceipt']);
    expect(shown(paymentOffers({ ...charge, id: 'c2' }, approvals))).toEqual(['refund', 'resendReceipt']);
  });
});

describe('a data request', () => {
  const request = { kind: 'access', state: 'open', isExtended: false, dueAt: '2026-04-01T23:59:59Z' } as const;
  const [before, after] = [new Date('2026-03-02T12:00:00Z'), new Date('2026-04-02T00:00:00Z')];
  it.each([
    ['in its month', request, before, ['sendPersonalData', 'extendDataRequest', 'declineDataRequest']],
    ['after it', request, after, ['sendPersonalData', 'extendDataRequest: extendedTooLate', 'declineDataRequest']],
    [
      'extended before',
      { ...request, kind: 'deletion', isExtended: true } as const,
      before,
      ['extendDataRequest: extendedAlready', 'declineDataRequest'],
    ],
    ['settled', { ...request, state: 'answered' }, before, []],
  ])('%s', (_, of, now, offers) => expect(shown(dataRequestOffers(of, now))).toEqual(offers));

  it('is answered to nobody who took the account, and can be declined', () => {
    const offers = ['sendPersonalData: emailForeign', 'extendDataRequest', 'declineDataRequest'];
    expect(shown(dataRequestOffers(request, before, true))).toEqual(offers);
  });
});
