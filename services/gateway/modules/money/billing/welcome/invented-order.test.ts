import { expect, it } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { secretsOf } from '../../../../config/secrets.ts';
import type { GatewayServices } from '../../../../services.ts';
import { inventedOrder } from './invented-order.ts';

const servicesOf = (tenants: readonly object[], gateway = 'gateway') =>
  ({
    config: { secrets: secretsOf({ brand: 'brand', gateway }) },
    tenants: { all: () => tenants },
  }) as unknown as Pick<GatewayServices, 'config' | 'tenants'>;
const combined = { ...vixen, id: 'combined', combined: true };
const services = servicesOf([vixen, combined, tushy]);
const ids = Array.from({ length: 400 }, (_, number) => `order-${number}`);
const invent = () => ids.map((id) => inventedOrder(services, 'ccbill', id));
const differing = (values: readonly unknown[]) => [...new Set(values.map((each) => JSON.stringify(each)))].toSorted();

it('an order that nobody began is the same each time, and another one for another id or another gateway', () => {
  const invented = invent();
  expect(ids.map((id) => inventedOrder(servicesOf([tushy, vixen]), 'ccbill', id))).toEqual(invented);
  const elsewhere = ids.map((id) => inventedOrder(servicesOf([vixen, tushy], 'another'), 'ccbill', id));
  expect(elsewhere).not.toEqual(invented);
  expect(differing(invented.map(({ order }) => order.member_id))).toHaveLength(ids.length);
});

it('an invented order is of a brand that people see, on each of its hosts and of each kind that leads elsewhere', () => {
  const invented = invent();
  expect(differing(invented.map(({ tenant }) => tenant.id))).toEqual(['"tushy"', '"vixen"']);
  const kinds = invented.map(({ order }) => [order.kind, order.opened_on]);
  expect(differing(kinds)).toEqual([
    '["gift","members"]',
    '["gift","tour"]',
    '["signup","members"]',
    '["signup","tour"]',
    '["trial-upgrade","members"]',
  ]);
  expect(differing(invented.map(({ order }) => order.language))).toEqual(['"de"', '"es"', 'null']);
  expect(differing(invented.map(({ plan }) => plan.product))).toEqual(['"several"', '"tushy"', '"vixen"']);
  for (const { tenant, order, plan } of invented) {
    expect(order).toMatchObject({ biller: 'ccbill', tenant_id: tenant.id });
    expect([tenant.id, 'several']).toContain(plan.product);
  }
  expect(invented.map(({ order }) => order.id)).toEqual(ids);
});

it('the buyer of an invented order has an id that looks like any other', () => {
  const invented = invent();
  for (const { order } of invented) {
    expect(order.member_id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  // Every digit but the two that say the version is random.
  const digits = invented.map(({ order }) => order.member_id.replaceAll('-', ''));
  const kindsOf = (place: number) => differing(digits.map((each) => each[place])).length;
  expect(Array.from({ length: 32 }, (_, place) => kindsOf(place))).toEqual(
    Array.from({ length: 32 }, (_, place) => ({ 12: 1, 16: 4 })[place] ?? 16),
  );
});

it('no order is invented without a brand', () => {
  const missing = { code: 'NOT_FOUND', messageKey: 'errors.notFound' };
  expect(() => inventedOrder(servicesOf([combined]), 'ccbill', 'order')).toThrow(expect.objectContaining(missing));
});
