import { describe, expect, it } from 'vitest';
import { loadConfig } from './load-config.ts';

const SANDBOX_KEY = '0123456789abcdef'.repeat(4);

describe('the configuration of the sandbox', () => {
  it('has the documented defaults', () => {
    expect(loadConfig({ SANDBOX_KEY, BILLER_PORT: '' })).toMatchObject({
      port: 4100,
      gatewayUrl: 'http://localhost:4000',
      logLevel: 'info',
      folder: expect.stringMatching(/\.data\/sandbox$/),
    });
  });

  it.each([
    [{}, 'SANDBOX_KEY: expected 64 hex digits'],
    [{ SANDBOX_KEY: 'secret' }, 'SANDBOX_KEY: expected 64 hex digits'],
    [{ SANDBOX_KEY, BILLER_PORT: '70000' }, 'BILLER_PORT: expected a port, 1 to 65535'],
    [{ SANDBOX_KEY, GATEWAY_URL: 'localhost' }, 'GATEWAY_URL: expected an origin'],
  ])('names what is wrong in %j', (env, message) => {
    expect(() => loadConfig(env)).toThrow(message);
  });

  it('never repeats the key', () => {
    expect(() => loadConfig({ SANDBOX_KEY: 'hunter2' })).not.toThrow('hunter2');
  });
});
