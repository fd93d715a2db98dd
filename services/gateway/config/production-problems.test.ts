import { expect, it } from 'vitest';
import { productionProblems } from './production-problems.ts';

const good = {
  DATABASE_URL: 'postgres://x@db/y',
  BRAND_SECRET: '8f14e45fceea167a5a36dedd4bea2543',
  GATEWAY_SECRET: 'c9f0f895fb98ab9159f51fd0297e236d',
  MAIL: 'off',
  GATEWAY_URL: 'https://api.network.example',
  CONSOLE_URL: 'https://console.network.example',
};

it('has nothing against addresses with https and random secrets, nor against a rehearsal on this machine', () => {
  expect(productionProblems(good)).toEqual([]);
  const rehearsal = { GATEWAY_URL: 'http://localhost:4000', CONSOLE_URL: 'http://console.localhost:4200' };
  expect(productionProblems({ ...good, ...rehearsal })).toEqual([]);
  expect(productionProblems({ ...good, CONSOLE_URL: undefined, GATEWAY_URL: 'http://127.0.0.1:4000' })).toEqual([]);
});

it.each([
  ['BRAND_SECRET', 'x'.repeat(40)],
  ['GATEWAY_SECRET', 'ab'.repeat(32)],
  ['GATEWAY_SECRET_PREVIOUS', '0'.repeat(64)],
  ['GATEWAY_URL', 'http://api.network.example'],
  ['CONSOLE_URL', 'http://localhost.network.example'],
  ['DATABASE_URL', undefined],
  ['MAIL', undefined],
])('names %s where it is %s', (name, value) => {
  const [problem = '', ...others] = productionProblems({ ...good, [name]: value });
  expect(others).toEqual([]);
  expect(problem).toContain(name === 'MAIL' ? 'SMTP_URL' : name);
  if (value !== undefined) expect(problem).not.toContain(value);
});
