import { describe, expect, it } from 'vitest';
import { ACCEPTS, acceptsFastlyKeys, failureOf } from './purge-replies.ts';

const LOGIN = '<html>Sign in</html>';

describe('an answer counts by the words of the vendor', () => {
  it.each([
    ['cloudflare', 200, '{"success":true,"errors":[],"result":{"id":"a"}}', true],
    ['cloudflare', 200, '{"success":false,"errors":[{"code":1012}]}', false],
    ['cloudflare', 200, LOGIN, false],
    ['cloudflare', 202, '{"success":true}', false],
    ['bunnyTag', 204, '', true],
    ['bunnyTag', 200, LOGIN, false],
    ['bunnyAddress', 200, '', true],
    ['bunnyAddress', 200, LOGIN, false],
    ['bunnyAddress', 401, '', false],
    ['fastlyKey', 200, '{"status":"ok","id":"108-1391560174-974124"}', true],
    ['fastlyKey', 200, '{"status":"error"}', false],
    ['fastlyKey', 200, 'null', false],
    ['cloudfront', 201, '<?xml version="1.0"?><Invalidation xmlns="a"><Id>I2J</Id></Invalidation>', true],
    ['cloudfront', 201, '', false],
    ['cloudfront', 200, '<Invalidation><Id>I2J</Id></Invalidation>', false],
  ] as const)('%s %i %s', (vendor, status, text, isAccepted) => {
    expect(ACCEPTS[vendor]({ status, text })).toBe(isAccepted);
  });

  it('wants every key of a list from Fastly', () => {
    const accepts = acceptsFastlyKeys(['media-a', 'card-b']);
    expect(accepts({ status: 200, text: '{"media-a":"1-2","card-b":"1-3"}' })).toBe(true);
    expect(accepts({ status: 200, text: '{"media-a":"1-2"}' })).toBe(false);
    expect(accepts({ status: 200, text: '{"media-a":"1-2","card-b":""}' })).toBe(false);
  });
});

it('says the vendor’s code of a failure and nothing else of its text, and whether waiting helps', () => {
  expect(
    failureOf({ status: 400, text: '<Code>TooManyInvalidationsInProgress</Code><Message>secret</Message>' }),
  ).toEqual({
    reason: '400 TooManyInvalidationsInProgress',
    isBusy: true,
  });
  expect(failureOf({ status: 429, text: '' })).toEqual({ reason: '429', isBusy: true });
  expect(failureOf({ status: 200, text: 'secret' })).toEqual({ reason: '200 without success', isBusy: false });
});
