import { afterEach, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { openDesk } from '../../../staff/staff/testing/public.ts';
import { codeMailedTo, give, redeem, startGift } from '../testing/give.ts';
import { join } from '../testing/join.ts';
import { mailsTo } from '../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['vendo'] } });
const setMailOff = (isMailOff: boolean) => Object.assign(test.gateway.services.config, { isMailOff });
afterEach(() => setMailOff(false));

it('no gift is sold where no mail is sent, and the refusal says so', async () => {
  setMailOff(true);
  expect(await startGift(test)).toMatchObject({ success: false, location: null, messageKey: 'gifts.wrong.mailOff' });
});

it('no gift is mailed again where no mail is sent, and the code that its recipient has stays good', async () => {
  const recipientEmail = 'has-a-code@example.com';
  const giftId = await give(test, { recipientEmail });
  const code = await codeMailedTo(test, recipientEmail);
  const finance = await openDesk(test.gateway, 'finance');
  const call = `mutation ($giftId: ID!) { it: resendGift(giftId: $giftId, reason: "It did not arrive") {
    __typename ... on VouchersRefused { message } } }`;
  setMailOff(true);
  const { data } = await finance.call<{ it: object }>(call, { giftId });
  expect(data.it).toEqual({ __typename: 'VouchersRefused', message: expect.stringContaining('MAIL=off') });
  setMailOff(false);
  expect(await mailsTo(test, recipientEmail)).toEqual(['gift']);
  expect(await redeem(test, await join(test, 'redeems-it@example.com'), code)).toMatchObject({ messageKey: null });
});
