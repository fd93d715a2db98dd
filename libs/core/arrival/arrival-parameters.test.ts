import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notices } from '@network/messages/notices.ts';
import { messagesOf } from '../i18n/messages.ts';
import { ARRIVAL_PARAMETERS, readArrival } from './arrival-parameters.ts';

const text = messagesOf(notices);
const noticesOf = (pathname: string, search: string) =>
  readArrival(pathname, search)?.effects.flatMap((effect) =>
    effect.kind === 'notice' ? [`${effect.type}: ${text(effect.text)}`] : [effect.kind],
  ) ?? [];

describe('R55 the answer to a device challenge', () => {
  it.each([
    ['approved', notices.device_challenge.approved],
    ['blocked', notices.device_challenge.blocked],
  ])('R55 dc=%s is a success notice at home alone', (value, message) => {
    expect(noticesOf('/', `?dc=${value}`)).toEqual([`success: ${message}`]);
    expect(readArrival('/videos', `?dc=${value}`)).toBeNull();
  });
});

describe('R59 D39 page-wide parameters', () => {
  it.each([
    ['?notification=upgradesuccess', `success: ${notices.notification.upgradesuccess}`],
    ['?notification=upgradedenial', `error: ${notices.notification.upgradedenial}`],
    ['?notification=signupSuccess', `success: ${notices.notification.signupSuccess}`],
    ['?reactivation=success', `success: ${notices.reactivation.success}`],
    ['?from=joinnow', `info: ${notices.from.joinnow}`],
    ['?fatr=true', 'refresh-profile'],
    ['?modal=upgrade', 'purchase'],
  ])('R59 %s means the same on any page and leaves the address', (search, effect) => {
    for (const path of ['/', '/videos', '/videos/some-slug']) {
      expect(noticesOf(path, search)).toEqual([effect]);
      expect(readArrival(path, search)?.remainingSearch).toBe('');
    }
  });

  it('D39 leaves everything else of the address as it was', () => {
    expect(readArrival('/', '?page=2&fatr=true&q=a%20b&reactivation=success&x=1&x=2')?.remainingSearch).toBe(
      '?page=2&q=a+b&x=1&x=2',
    );
    expect(readArrival('/', '?notification=other&notification=upgradesuccess')?.remainingSearch).toBe(
      '?notification=other',
    );
  });

  it.each(['', '?', '?notification=', '?notification=UpgradeSuccess', '?fatr=1', '?modal=x', '?__proto__=joinnow'])(
    'R59 %s asks for nothing',
    (search) => expect(readArrival('/', search)).toBeNull(),
  );

  it('R59 follows each parameter once: what remains asks for nothing', () => {
    const known = ARRIVAL_PARAMETERS.map(({ name, value }) => `${name}=${value}`);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...known), fc.webQueryParameters())), (parts) => {
        const arrival = readArrival('/', `?${parts.join('&')}`);
        expect(readArrival('/', arrival?.remainingSearch ?? '')).toBeNull();
      }),
    );
  });
});
