import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearedLinkCookie, hasLinkCookie, linkCookie } from './link-cookie.ts';

const servicesAt = (publicUrl: string) => ({
  config: { ...testGatewayConfig({}), publicUrl },
  clock: fixedClock('2026-03-02T12:00:00Z'),
  randomBytes,
});
const account = { id: 'ada', password_hash: 'hash', sign_in_epoch: 0 };

it('has a name on https that no sibling host can write', () => {
  const services = servicesAt('https://id.example');
  const cookie = linkCookie(services as never, account as never);
  expect(cookie).toMatch(/^__Host-identity_link=[^;]+; Max-Age=120; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(clearedLinkCookie(services)).toMatch(/^__Host-identity_link=; Max-Age=0; Path=\/; /);
  expect(hasLinkCookie(services, cookie)).toBe(true);
  expect(hasLinkCookie(services, 'identity_link=planted')).toBe(false);
});

it('has one without the prefix on plain http, as in development, where a browser would refuse it', () => {
  const services = servicesAt('http://localhost:4000');
  const cookie = linkCookie(services as never, account as never);
  expect(cookie).toMatch(/^identity_link=[^;]+; Max-Age=120; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(hasLinkCookie(services, cookie)).toBe(true);
});
