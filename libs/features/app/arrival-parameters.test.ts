import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArrival } from '@network/core/arrival/arrival-parameters.ts';
import { notices } from '@network/messages/notices.ts';
import { arrivalParameters } from './follow-arrival.ts';

const registered = await arrivalParameters();
const read = (pathname: string, search: string) => readArrival(registered, pathname, search);
const noticesOf = (pathname: string, search: string) =>
  read(pathname, search)?.effects.map((effect) => {
    switch (effect.kind) {
      case 'notice':
        return `${effect.type}: ${effect.message()}`;
      case 'dialog':
        return effect.dialog.id;
      case 'refreshProfile':
        return effect.kind;
    }
  }) ?? [];

describe('R55 the answer to a device challenge', () => {
  it.each([
    ['approved', notices.device_challenge.approved],
    ['blocked', notices.device_challenge.blocked],
  ])('R55 dc=%s is a success notice at home alone', (value, message) => {
    expect(noticesOf('/', `?dc=${value}`)).toEqual([`success: ${message}`]);
    expect(read('/videos', `?dc=${value}`)).toBeNull();
  });
});

describe('R59 D39 page-wide parameters', () => {
  it.each([
    ['?notification=upgradesuccess', `success: ${notices.notification.upgradesuccess}`],
    ['?notification=upgradedenial', `error: ${notices.notification.upgradedenial}`],
    ['?notification=signupSuccess', `success: ${notices.notification.signupSuccess}`],
    ['?reactivation=success', `success: ${notices.reactivation.success}`],
    ['?from=joinnow', `info: ${notices.from.joinnow}`],
    ['?fatr=true', 'refreshProfile'],
    ['?modal=upgrade', 'PurchaseMembership'],
  ])('R59 %s means the same on any page and leaves the address', (search, effect) => {
    for (const path of ['/', '/videos', '/videos/some-slug']) {
      expect(noticesOf(path, search)).toEqual([effect]);
      expect(read(path, search)?.remainingSearch).toBe('');
    }
  });

  it('D39 leaves everything else of the address as it was', () => {
    expect(read('/', '?page=2&fatr=true&q=a%20b&reactivation=success&x=1&x=2')?.remainingSearch).toBe(
      '?page=2&q=a+b&x=1&x=2',
    );
    expect(read('/', '?notification=other&notification=upgradesuccess')?.remainingSearch).toBe('?notification=other');
  });

  it.each(['', '?', '?notification=', '?notification=UpgradeSuccess', '?fatr=1', '?modal=x', '?__proto__=joinnow'])(
    'R59 %s has no effect',
    (search) => expect(read('/', search)).toBeNull(),
  );

  it('D39 registers each parameter with its value once', () => {
    const names = registered.map(({ name, value, path }) => [name, value, path].join(' '));
    expect(new Set(names).size).toBe(names.length);
  });

  it('R59 follows each parameter once: what remains has no effect', () => {
    const known = registered.map(({ name, value }) => `${name}=${value}`);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...known), fc.webQueryParameters())), (parts) => {
        const arrival = read('/', `?${parts.join('&')}`);
        expect(read('/', arrival?.remainingSearch ?? '')).toBeNull();
      }),
    );
  });
});
