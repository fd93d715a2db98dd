import { expect, it } from 'vitest';
import { z } from 'zod';
import { billerSupportVariables } from './biller-support-config.ts';
import { supportUrlOf } from './support-of-billers.ts';

const read = (BILLER_SUPPORT?: string) => z.object(billerSupportVariables).safeParse({ BILLER_SUPPORT });

it('says where billers’ support is, and leaves the others to the brand’s', () => {
  const { data } = read('segpay=https://cs.segpay.com, ccbill=https://help.example/a');
  expect(data?.BILLER_SUPPORT).toEqual({ segpay: 'https://cs.segpay.com', ccbill: 'https://help.example/a' });
  const config = { billerSupport: data?.BILLER_SUPPORT ?? {} };
  expect(supportUrlOf(config, 'segpay')).toBe('https://cs.segpay.com');
  expect(supportUrlOf(config, 'rocketgate')).toBe('/support');
});

it('is that of each gateway where several run in one process', () => {
  const [one, other] = [{ billerSupport: { segpay: 'https://one.example' } }, { billerSupport: {} }];
  expect([supportUrlOf(one, 'segpay'), supportUrlOf(other, 'segpay')]).toEqual(['https://one.example', '/support']);
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
