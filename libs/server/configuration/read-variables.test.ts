import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConfigurationError } from './configuration-error.ts';
import { addressRanges, count, logLevel, origin, port, portOrAny, serviceAddress, switchedOn } from './expectations.ts';
import { readVariables } from './read-variables.ts';

function problemOf(kind: z.ZodType, value: string): string | null {
  try {
    readVariables(z.object({ NAME: kind }), { NAME: value });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the variables of a server', () => {
  const schema = z.object({ PORT: port.default(4200), KEY: z.string('expected a key').regex(/^k/, 'expected a key') });

  it('count as unset when they are empty', () =>
    expect(readVariables(schema, { PORT: '', KEY: 'k1' })).toEqual({ PORT: 4200, KEY: 'k1' }));

  it('are named one by one when they are wrong, with what was expected and found', () => {
    const read = () => readVariables(schema, { PORT: '0', KEY: 'secret' }, ['KEY']);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow('PORT: expected a port, 1 to 65535, got "0"\nKEY: expected a key');
    expect(read).not.toThrow('secret');
    expect(() => readVariables(schema, {})).toThrow(/^KEY: expected a key$/);
  });

  it.each([
    [port, ['1', '65535'], ['0', '65536', '4e3', '-1', ' 80']],
    [portOrAny, ['0', '80'], ['65536', '00', 'any']],
    [switchedOn, ['1', 'true', '0', 'false'], ['yes', 'TRUE']],
    [origin, ['https://a.example', 'http://localhost:4000'], ['https://a.example/', 'ftp://a', 'a.example']],
    [serviceAddress, ['https://k@s.example/1', 'http://localhost:9/x', 'http://127.0.0.1/'], ['http://s.example', 'x']],
    [count, ['1', '9999999'], ['0', '1.5', '10000000']],
    [addressRanges, ['10.0.0.0/8', '::1, 127.0.0.1', '2001:db8::/128'], ['10.0.0.0/33', '::/129', '1.2.3', '1/8/8']],
    [logLevel, ['info', 'silent'], ['loud', 'INFO']],
  ])('are of a kind %#', (kind, right, wrong) => {
    expect(right.map((value) => problemOf(kind, value))).toEqual(right.map(() => null));
    for (const value of wrong) expect(problemOf(kind, value)).toMatch(/^NAME: expected .*, got "/);
  });
});
