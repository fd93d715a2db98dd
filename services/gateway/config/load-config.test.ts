import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { loadConfig } from './load-config.ts';
import { notConfigured } from './not-configured.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig({ DATABASE_URL, DATA_DIR: folder, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
};

const DATABASE_URL = 'postgres://gateway@db/network';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL,
  BRAND_SECRET: 'brand-secret-of-this-test-alone-1',
  GATEWAY_SECRET: 'gateway-secret-of-this-test-alone',
  GATEWAY_URL: 'https://api.network.example',
  SMTP_URL: 'smtps://me@mail.example',
};
const inProduction = (env: Record<string, string> = {}) => loadConfig({ ...production, DATA_DIR: folder, ...env });

describe('the configuration', () => {
  it('has the documented defaults', () => {
    const config = loadConfig({ DATABASE_URL, DATA_DIR: folder, GATEWAY_PORT: '' });
    expect(config).toMatchObject({
      port: 4000,
      billerPort: 4100,
      publicUrl: 'http://localhost:4000',
      database: { url: DATABASE_URL },
      logLevel: 'info',
      seedDemonstration: true,
      persistedOperationsOnly: false,
    });
  });

  it('has taxes off, or by a table of one rate for each place and day', () => {
    const rate = { country: 'DE', name: 'VAT', rate: 1_900, from: '2021-01-01' };
    const read = (...rates: readonly object[]) => ({ TAX_RATES: JSON.stringify(rates) });
    expect(loadConfig({ DATABASE_URL, DATA_DIR: folder }).taxRates).toEqual([]);
    expect(loadConfig({ DATABASE_URL, DATA_DIR: folder, ...read(rate) }).taxRates).toEqual([
      { ...rate, region: null, until: null },
    ]);
    const next = { ...rate, rate: 2_000, from: '2026-04-01' };
    expect(
      loadConfig({ DATABASE_URL, DATA_DIR: folder, ...read({ ...rate, until: '2026-04-01' }, next) }).taxRates,
    ).toHaveLength(2);
    for (const [wrong, why] of [
      [[rate, next], /one rate for each place and day/],
      [[{ ...rate, rate: 0.19 }], /0: rate/],
      [[{ ...rate, country: 'Germany' }], /two capitals/],
      [[{ ...rate, region: 'US-TX' }], /region of the country/],
      [[{ ...rate, until: '2020-01-01' }], /last day after the first/],
    ] as const) {
      expect(problemsOf(read(...wrong))).toEqual([expect.stringMatching(why)]);
    }
    expect(problemsOf({ TAX_RATES: 'nineteen' })).toEqual([expect.stringMatching(/TAX_RATES: expected rates as JSON/)]);
  });

  it('purges the zones of a CDN at the vendor’s own address', () => {
    const named = { EDGE_PURGE: 'fastly', EDGE_PURGE_ZONES: 'one, two', EDGE_PURGE_TOKEN: 'secret' };
    expect(loadConfig({ DATABASE_URL, DATA_DIR: folder, ...named }).edge).toEqual({
      kind: 'fastly',
      origin: 'https://api.fastly.com',
      zones: ['one', 'two'],
      token: 'secret',
    });
    expect(problemsOf({ EDGE_PURGE: 'fastly', EDGE_PURGE_ZONES: 'one' })).toEqual([
      'EDGE_PURGE_TOKEN: expected a value, as EDGE_PURGE is fastly',
    ]);
    expect(problemsOf({ ...named, EDGE_PURGE_KEY_ID: 'AKIA' })).toEqual([
      'EDGE_PURGE_KEY_ID: expected nothing, as EDGE_PURGE is fastly',
    ]);
  });

  it('purges a distribution of CloudFront with the key of an account', () => {
    const named = { EDGE_PURGE: 'cloudfront', EDGE_PURGE_ZONES: 'E1, E2', EDGE_PURGE_TOKEN: 'secret' };
    expect(problemsOf(named)).toEqual(['EDGE_PURGE_KEY_ID: expected a value, as EDGE_PURGE is cloudfront']);
    expect(loadConfig({ DATABASE_URL, DATA_DIR: folder, ...named, EDGE_PURGE_KEY_ID: 'AKIA' }).edge).toEqual({
      kind: 'cloudfront',
      origin: 'https://cloudfront.amazonaws.com',
      zones: ['E1', 'E2'],
      accessKeyId: 'AKIA',
      secretAccessKey: 'secret',
    });
  });

  it('purges nothing where there is no CDN, and refuses zones that nobody would purge', () => {
    expect(loadConfig({ DATABASE_URL, DATA_DIR: folder, EDGE_PURGE: 'none' }).edge).toBeNull();
    expect(problemsOf({ EDGE_PURGE_ZONES: 'one', EDGE_PURGE_TOKEN: 'secret' })).toEqual([
      'EDGE_PURGE_ZONES: expected nothing, as EDGE_PURGE is none',
      'EDGE_PURGE_TOKEN: expected nothing, as EDGE_PURGE is none',
    ]);
    expect(problemsOf({ EDGE_PURGE: 'akamai' })).toEqual([
      expect.stringMatching(/^EDGE_PURGE: expected none, cloudflare, fastly, bunny or cloudfront/),
    ]);
  });

  it.each([
    ['GATEWAY_PORT', '70000', 'expected a port, 1 to 65535'],
    ['GATEWAY_PORT', '4e3', 'expected a port'],
    ['GATEWAY_URL', 'http://localhost:4000/', 'expected an origin'],
    ['DATABASE_URL', 'mysql://localhost/x', 'expected a PostgreSQL address'],
    ['SMTP_URL', 'http://mail.example', 'expected a mail server'],
    ['LOG_LEVEL', 'loud', 'expected one of fatal, error'],
    ['TRUSTED_PROXIES', '10.0.0.0/40', 'expected IP addresses or ranges'],
    ['TRUSTED_PROXIES', 'localhost', 'expected IP addresses or ranges'],
    ['NODE_ENV', 'staging', 'expected development, production or test'],
    ['SEED_DEMO', 'yes', 'expected 1 or 0'],
    ['RECOMMENDER', 'builtin', 'expected off, built-in or recombee, got "builtin"'],
    ['BRAND_SECRET', 'short', 'expected a secret of at least 32 characters'],
  ])('names %s and what was expected there', (name, value, expected) => {
    const [problem, ...more] = problemsOf({ [name]: value });
    expect(more).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name}: ${expected}`));
  });

  it('never repeats a secret, or an address that holds a password', () => {
    const said = problemsOf({
      BRAND_SECRET: 'hunter2',
      DATABASE_URL: 'mysql://me:hunter2@db/x',
      SMTP_URL: 'pop://hunter2@x',
    }).join();
    expect(said).toContain('BRAND_SECRET');
    expect(said).not.toContain('hunter2');
  });

  it('reports every wrong value at once', () => {
    expect(problemsOf({ GATEWAY_PORT: 'x', LOG_LEVEL: 'x', SEED_DEMO: 'x' })).toHaveLength(3);
  });

  it('takes any port there is, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 200_000 }), (port) => {
        const isPort = port >= 1 && port <= 65_535;
        expect(problemsOf({ GATEWAY_PORT: String(port) }).length).toBe(isPort ? 0 : 1);
      }),
      { numRuns: 50 },
    );
  });

  it('refuses to do without a database or with made-up secrets in production', () => {
    const problems = problemsOf({ NODE_ENV: 'production', DATABASE_URL: '' }).join('\n');
    for (const name of ['DATABASE_URL', 'BRAND_SECRET', 'GATEWAY_SECRET', 'GATEWAY_URL', 'SMTP_URL'])
      expect(problems).toContain(name);
  });

  it('needs a database elsewhere too, which `npm start` gives it', () => {
    expect(problemsOf({ DATABASE_URL: '' }).join()).toMatch(
      /^DATABASE_URL: expected a PostgreSQL address; .*`npm start`/,
    );
  });

  it('accepts persisted operations only, and makes no demonstration data, in production', () => {
    expect(inProduction()).toMatchObject({ persistedOperationsOnly: true, seedDemonstration: false });
  });

  it('D31 recommends nothing in production unless that is configured, and by the built-in recommender elsewhere', () => {
    expect(inProduction().recommender).toBe('off');
    expect(inProduction({ RECOMMENDER: 'built-in' }).recommender).toBe('built-in');
    expect(loadConfig({ DATABASE_URL, DATA_DIR: folder }).recommender).toBe('built-in');
  });

  it('has a process for each core in production, which share the connections to the database', () => {
    expect(inProduction().workers).toBe(availableParallelism());
    const { workers, database } = inProduction({ WORKERS: '8', DATABASE_CONNECTIONS: '48' });
    expect([workers, database]).toMatchObject([8, { url: production.DATABASE_URL, connections: 6 }]);
    expect(inProduction({ WORKERS: '16' }).database).toMatchObject({ connections: 4 });
    expect(loadConfig({ DATABASE_URL, DATA_DIR: folder }).workers).toBe(1);
    expect(loadConfig({ DATABASE_URL, DATA_DIR: folder, WORKERS: '2' }).workers).toBe(2);
    expect(problemsOf({ WORKERS: '65' })).toEqual(['WORKERS: expected a whole number from 1 to 64, got "65"']);
  });

  it('listens on this machine alone unless an address is configured', () => {
    expect(inProduction().host).toBe('localhost');
    expect(inProduction({ GATEWAY_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('does without mail in production only where that is said', () => {
    expect(problemsOf({ ...production, SMTP_URL: '' }).join()).toMatch(
      /^SMTP_URL: expected a mail server in production/,
    );
    expect(inProduction({ SMTP_URL: '', MAIL: 'off' })).toMatchObject({ isMailOff: true, smtpUrl: null });
    expect(problemsOf({ ...production, MAIL: 'off' })).toEqual(['MAIL: expected nothing, as SMTP_URL is set']);
    expect(problemsOf({ MAIL: 'on' }).join()).toMatch(/^MAIL: expected off, or nothing/);
  });

  it('has the sandbox stand in for no biller in production, and says what is missing, a line each', () => {
    expect(inProduction().billers).toEqual([]);
    const pretended = inProduction({ BILLERS: 'sandbox' });
    expect([pretended.billers.length, notConfigured(pretended)[0]]).toEqual([
      7,
      expect.stringMatching(/never for the public/),
    ]);
    const lines = notConfigured(inProduction({ SMTP_URL: '', MAIL: 'off' }));
    expect(lines.map((line) => line.split(/[: ]/, 1)[0])).toEqual(['No', 'MAIL=off']);
    const development = loadConfig({ DATABASE_URL, DATA_DIR: folder });
    expect([development.billers.length, notConfigured(development)]).toEqual([7, []]);
  });
});

describe('the variables of RocketGate', () => {
  const ROCKETGATE = {
    ROCKETGATE_MERCHANT_ID: '1363309678',
    ROCKETGATE_MERCHANT_PASSWORD: 'password',
    ROCKETGATE_HASH_SECRET: 'hashsecret',
    ROCKETGATE_POSTBACK_KEY: 'k'.repeat(32),
    ROCKETGATE_POSTBACK_ADDRESSES: '198.51.100.0/24',
  };

  it('offer it in production, alone, with its own addresses unless others are given', () => {
    const { billers, rocketgate } = inProduction(ROCKETGATE);
    expect(billers).toEqual(['rocketgate']);
    expect(rocketgate).toMatchObject({ merchantId: '1363309678', gateway: 'https://gateway.rocketgate.com' });
    expect(notConfigured(inProduction(ROCKETGATE))).toEqual([]);
    const elsewhere = { ROCKETGATE_GATEWAY_URL: 'https://dev-gateway.rocketgate.com' };
    expect(inProduction({ ...ROCKETGATE, ...elsewhere }).rocketgate?.gateway).toBe(
      'https://dev-gateway.rocketgate.com',
    );
  });

  it('are all there or none, and no value of them is in a message', () => {
    const { ROCKETGATE_HASH_SECRET: _left, ...others } = ROCKETGATE;
    expect(problemsOf(others)).toEqual(['ROCKETGATE_HASH_SECRET: expected with the other variables of RocketGate']);
    const wrong = problemsOf({
      ...ROCKETGATE,
      ROCKETGATE_HASH_SECRET: 'brief',
      ROCKETGATE_MERCHANT_ID: 'Vixen',
    }).join();
    expect(wrong).toMatch(/ROCKETGATE_MERCHANT_ID.*expected a number/);
    expect(wrong).not.toContain('brief');
  });
});

describe('the variables of Segpay', () => {
  const SEGPAY = {
    SEGPAY_MERCHANT_ID: '20001',
    SEGPAY_USER_ID: 'reports',
    SEGPAY_ACCESS_KEY: 'access',
    SEGPAY_RECURRING_TICKET: '110530:3773',
    SEGPAY_ONE_TIME_TICKET: '110530:3774',
    SEGPAY_POSTBACK_KEY: 'k'.repeat(32),
    SEGPAY_POSTBACK_ADDRESSES: '192.0.2.0/24, 2001:db8::/32',
  };

  it('offer it in production, alone, unless it is closed', () => {
    const { billers, segpay, closedBillers } = inProduction({ ...SEGPAY, CLOSED_BILLERS: 'segpay' });
    expect([billers, closedBillers]).toEqual([['segpay'], ['segpay']]);
    expect(segpay).toMatchObject({ merchantId: '20001', postbackAddresses: ['192.0.2.0/24', '2001:db8::/32'] });
    expect(notConfigured(inProduction(SEGPAY))).toEqual([]);
  });

  it('are all there or none, and no value of them is in a message', () => {
    const { SEGPAY_ACCESS_KEY: _left, ...others } = SEGPAY;
    expect(problemsOf(others)).toEqual(['SEGPAY_ACCESS_KEY: expected with the other variables of Segpay']);
    expect(problemsOf({ ...SEGPAY, SEGPAY_POSTBACK_KEY: 'short' }).join()).not.toContain('short"');
    expect(problemsOf({ CLOSED_BILLERS: 'paypal' }).join()).toMatch(/^CLOSED_BILLERS: expected some of rocketgate/);
  });
});

describe('the secrets of a development machine', () => {
  it('are made once, for their owner only', () => {
    const first = loadConfig({ DATABASE_URL, DATA_DIR: folder }).secrets;
    const second = loadConfig({ DATABASE_URL, DATA_DIR: folder }).secrets;
    expect(second.brand).toBe(first.brand);
    expect(second.derive('sessions')).toEqual(first.derive('sessions'));
    expect(first.derive('sessions')).not.toEqual(first.derive('media'));
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('give way to configured ones', () => {
    const secret = 'x'.repeat(40);
    expect(loadConfig({ DATABASE_URL, DATA_DIR: folder, BRAND_SECRET: secret }).secrets.brand).toBe(secret);
  });

  it('never overwrite a damaged file', () => {
    writeFileSync(join(folder, 'secrets.json'), '{');
    expect(problemsOf({}).join()).toContain('is damaged');
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{');
  });

  it('say which folder can not be written', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(problemsOf({ DATA_DIR: join(folder, 'file', 'deeper') }).join()).toMatch(/^DATA_DIR: expected a folder/);
  });
});
