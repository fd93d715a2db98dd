import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRepeatedKey } from './repeated-key.ts';

describe('a key that stands twice', () => {
  it.each([
    ['a list of a file', '{"format":1,\n"films":[],\n"films":[]}', { key: 'films', line: 3 }],
    ['a field of a row', '{"films":[{"slug":"a","title":"A","slug":"b"}]}', { key: 'slug', line: 1 }],
    ['another spelling of it', '{"films":1,"f\\u0069lms":2}', { key: 'films', line: 1 }],
    ['one before a space', '{"a" : 1, "a"\n:2}', { key: 'a', line: 1 }],
  ])('is found: %s', (_what, text, found) => {
    JSON.parse(text);
    expect(findRepeatedKey(text)).toEqual(found);
  });

  it.each([
    ['in two objects', '{"films":[{"slug":"a"},{"slug":"a"}],"more":{"films":1}}'],
    ['as a value', '{"a":"b","b":"a","c":["a","a"]}'],
    ['within a text', String.raw`{"a":"\"a\":{\"a\":1","b":"\\"}`],
  ])('is none %s', (_what, text) => expect(findRepeatedKey(text)).toBeNull());

  it('is none in what JSON.stringify writes, whatever it is', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => findRepeatedKey(JSON.stringify(value, null, 1)) === null));
  });
});
