import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller } from '../identity/testing/public.ts';

const gateway = gatewayForTests({ seed: true, tenants: [vixen] });

async function measuringOf(headers: Readonly<Record<string, string>>) {
  const caller = await demonstrationCaller(gateway.services, 'member', vixen);
  const query = '{ findOneUserProfile { abTestVariant isTelemetryEnabled } }';
  return (await gateway.graphql<{ findOneUserProfile: object }>(query, {}, { ...caller, headers })).data
    .findOneUserProfile;
}

it('X01 abTestVariant and isTelemetryEnabled are what the browser is in and has agreed to', async () => {
  const sent = { 'x-measuring': 'accepted', 'x-variants': 'pricing=total,paypal=first' };
  expect(await measuringOf(sent)).toEqual({ abTestVariant: 'pricing=total,paypal=first', isTelemetryEnabled: true });
  expect(await measuringOf({ 'x-measuring': 'accepted' })).toEqual({ abTestVariant: null, isTelemetryEnabled: true });
  for (const headers of [{}, { 'x-measuring': 'refused' }])
    expect(await measuringOf(headers)).toEqual({ abTestVariant: null, isTelemetryEnabled: false });
});
