import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { billerSupportVariables } from './biller-support-config.ts';
import { knowBillerSupport, supportUrlOf } from './known-support.ts';

const read = (BILLER_SUPPORT?: string) => z.object(billerSupportVariables).safeParse({ BILLER_SUPPORT });

afterEach(() => knowBillerSupport({}));

it('says where billers’ support is, and leaves the others to the brand’s', () => {
  const { data } = read('segpay=https://cs.segpay.com, ccbill=https://help.example/a');
  expect(data?.BILLER_SUPPORT).toEqual({ segpay: 'https://cs.segpay.com', ccbill: 'https://help.example/a' });
  knowBillerSupport(data?.BILLER_SUPPORT ?? {});
  expect(supportUrlOf('segpay')).toBe('https://cs.segpay.com');
  expect(supportUrlOf('rocketgate')).toBe('/support');
});

it('may be left out', () => {
  expect(read().data).toEqual({});
});

it.each([
  'segpay',
  'paypal=https://help.example',
  'segpay=http://help.example',
  'segpay=+1 866 000',
  'segpay=https://a.example,segpay=https://b.example',
])('is refused where it is %s', (text) => {
  expect(read(text).error?.issues[0]?.message).toMatch(/^expected such as segpay=/);
});
