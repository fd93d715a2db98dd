import { describe, expect, it } from 'vitest';
import { createHostTable } from './host-table.ts';

const areaOf = createHostTable({ tour: 'http://vixen.localhost:4200', members: 'http://members.vixen.localhost:4200' });

describe('T06 D10 hosts', () => {
  it.each([
    ['vixen.localhost:4200', 'tour'],
    ['vixen.localhost', 'tour'],
    ['VIXEN.localhost:4200', 'tour'],
    ['members.vixen.localhost:4200', 'members'],
    ['members.vixen.localhost:9999', 'members'],
  ])('%s is %s', (host, area) => expect(areaOf(host)).toBe(area));

  it.each([
    undefined,
    '',
    'localhost:4200',
    'vixen.localhost.evil.test',
    'evil.vixen.localhost',
    'vixen.localhost:4200@evil.test',
    'vixen.localhost:',
    'vixen.localhost,evil.test',
    ' vixen.localhost',
    'vixen.localhost.',
  ])('%j is nobody of ours', (host) => expect(areaOf(host)).toBeNull());

  it('separates areas of one name by their ports', () => {
    const byPort = createHostTable({ tour: 'http://localhost:5001', members: 'http://localhost:5002' });
    expect([byPort('localhost:5001'), byPort('localhost:5002'), byPort('localhost')]).toEqual([
      'tour',
      'members',
      null,
    ]);
  });
});
