import { BUDGETS } from '@network/server/limits/budgets.ts';
import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { waitForFormMail } from '../../../platform/mail/public.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { addPerson } from '../testing/people.ts';
import { convertVip } from './vip-credentials.ts';

const gateway = gatewayForTests({ tenants: [vixen] });

it('a member who is no VIP uses up no mails of an address', async () => {
  const { services } = gateway;
  const userId = await addPerson(services.db, 'ada@example.com', 'Right1password');
  const sessionId = hashSessionId(await sessionFor(services, userId, vixen));
  const newEmail = 'somebody-else@example.com';
  const request = { userId, sessionId, tenantId: 'vixen', newEmail, newPassword: 'Tr4velling0tter' };
  for (let time = 0; time <= BUDGETS.formMails.account.times; time += 1)
    expect(await convertVip(services, request)).toBe('NOT_VIP');
  expect(await waitForFormMail(services, newEmail)).toBeNull();
});
