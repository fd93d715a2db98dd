import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { openDesk } from '../staff/testing/public.ts';

const gateway = gatewayForTests({ tenants: [vixen, tushy] });

const OPENING = '{ opening { sendsMail takesPayments brands { id films sellsMemberships hasLegalTexts } } }';

it('says for each brand what a network needs before it opens', async () => {
  const editor = await openDesk(gateway, 'editor');
  const read = async () => (await editor.call<{ opening: { brands: object[] } }>(OPENING)).data.opening;
  const ready = { films: 0, sellsMemberships: true, hasLegalTexts: true };
  expect(await read()).toEqual({
    sendsMail: true,
    takesPayments: true,
    brands: [
      { id: 'tushy', ...ready },
      { id: 'vixen', ...ready },
    ],
  });
  // Vixen's own plans and the bundles that open it.
  await gateway.services.db.updateTable('plans').set({ is_published: false }).where('product', '<>', 'tushy').execute();
  expect((await read()).brands).toEqual([
    { id: 'tushy', ...ready },
    { id: 'vixen', ...ready, sellsMemberships: false },
  ]);
});
