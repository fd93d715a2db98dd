import { expect, it } from 'vitest';
import { pageFactsHeader } from '@network/core/tenant/client-info.ts';
import { SAVING_FACT } from '@network/ui/moving/stillness.ts';

it('what the server says about saving data has the name under which pictures look for it', () => {
  const header = pageFactsHeader({ country: null, request: null, saving: 'on', traceparent: null });
  expect(header).toEqual({ 'server-timing': `${SAVING_FACT};desc="on"` });
});
