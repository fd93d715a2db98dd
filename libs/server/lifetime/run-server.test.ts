import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../configuration/configuration-error.ts';
import { explainFailedStart } from './run-server.ts';

const VARIABLES = { port: 'PORT', host: 'HOST' };
const failed = (properties: object) => Object.assign(new Error('listen failed'), properties);

describe('a start that failed', () => {
  it('names the variable that is wrong', () => {
    const explain = (error: unknown) => explainFailedStart(error, VARIABLES);
    expect(explain(new ConfigurationError(['A: expected b', 'C: expected d']))).toBe('A: expected b\nC: expected d');
    expect(explain(failed({ code: 'EADDRINUSE', port: 80 }))).toBe('PORT: expected a free port, 80 is taken');
    for (const where of [
      { code: 'EADDRNOTAVAIL', address: '192.0.2.1' },
      { code: 'ENOTFOUND', hostname: '192.0.2.1' },
    ]) {
      expect(explain(failed(where))).toBe('HOST: expected an address of this machine, got "192.0.2.1"');
    }
  });

  it('shows where an error of ours is from', () => {
    expect(explainFailedStart(new Error('broken'), VARIABLES)).toMatch(/^Error: broken\n\s+at /);
    expect(explainFailedStart('broken', VARIABLES)).toBe('broken');
  });
});
