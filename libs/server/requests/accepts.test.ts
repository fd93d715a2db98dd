import { describe, expect, it } from 'vitest';
import { createEncodingChoice, prefersJsonOver, prefersPage } from './accepts.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

describe('D16 what a caller wants', () => {
  it.each([
    [undefined, 'neither'],
    ['*/*', 'neither'],
    ['', 'neither'],
    [BROWSER, 'page'],
    ['text/html', 'page'],
    ['text/html;q=0', 'neither'],
    ['text/html, application/json', 'page'],
    ['text/html;q=0.5, application/json;q=0.5', 'page'],
    ['application/json', 'json'],
    ['application/json, */*', 'json'],
    ['application/json;q=0.9, text/html;q=0.8', 'json'],
    ['application/json;q=0.8, text/html', 'page'],
    ['application/json;q=0', 'neither'],
    ['image/*', 'neither'],
    ['nonsense', 'neither'],
  ])('D16 %j: %s', (accept, wanted) => {
    expect([prefersJsonOver(accept), prefersPage(accept)]).toEqual([wanted === 'json', wanted === 'page']);
  });
});

describe('the encoding of a body', () => {
  const choose = createEncodingChoice(['br', 'gzip']);

  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['identity, br;q=0.5', 'identity'],
    ['deflate', 'identity'],
    [['gzip', 'br'], 'br'],
  ])('%j: %s', (header, encoding) => expect(choose(header)).toBe(encoding));
});
