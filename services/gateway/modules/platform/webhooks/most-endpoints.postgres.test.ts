import { expect, it } from 'vitest';
import { startTestGateway } from '@network/testing/gateway.ts';
import { createTestDatabase } from '@network/testing/postgres-database.ts';
import { OPERATOR } from '../../staff/staff/public.ts';
import { createEndpoint, deleteEndpoint, MOST_ENDPOINTS } from './endpoints.ts';

it('there are no more endpoints than may fall silent at once, however many are registered at a time', async () => {
  const database = await createTestDatabase();
  const gateway = await startTestGateway({ config: { database: { url: database.url } } });
  const { services } = gateway;
  const register = () =>
    createEndpoint(services, OPERATOR, { url: 'https://example.com/', types: ['membership.ended'] });
  const made = [];
  for (let each = 1; each < MOST_ENDPOINTS; each += 1) made.push(await register());
  expect(made.filter((answer) => 'message' in answer)).toEqual([]);
  const refused = { path: 'url', message: 'expected at most 50 endpoints: delete one first' };
  const atOnce = await Promise.all(Array.from({ length: 5 }, register));
  expect(atOnce.filter((answer) => 'message' in answer)).toEqual(Array.from({ length: 4 }, () => refused));
  const [first] = made;
  if (first === undefined || 'message' in first) throw new Error('It was not registered.');
  expect(await deleteEndpoint(services, OPERATOR, first.endpoint.id)).toBe(true);
  expect(await register()).toMatchObject({ endpoint: { is_slow: false } });
  await gateway.close();
  await database.close();
});
