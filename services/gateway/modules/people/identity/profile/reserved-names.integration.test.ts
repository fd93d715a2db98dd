import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { runJob } from '../../../../jobs/run-job.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { demonstrationId } from '../demonstration/demonstration-id.ts';
import { demonstrationCaller } from '../testing/demonstration-session.ts';
import { DEMONSTRATION_PEOPLE } from '../demonstration/people.ts';
import { brandJoinedLast } from '../../../money/membership/testing/public.ts';
import { releaseReservedNames } from './release-reserved-names.ts';

const job = releaseReservedNames(brandJoinedLast);

const gateway = gatewayForTests({ seed: true, tenants: [vixen] });

const CHOOSE = `mutation ($name: String!) { it: setDisplayName(displayName: $name) {
  __typename ... on DisplayNameRefused { code messageKey message } } }`;
const choose = async (name: string) => {
  const caller = await demonstrationCaller(gateway.services, 'single', vixen);
  return (await gateway.graphql<{ it: object }>(CHOOSE, { name }, caller)).data.it;
};
const nameOf = async (person: string) =>
  (
    await gateway.services.db
      .selectFrom('users')
      .select('display_name')
      .where('id', '=', await demonstrationId(gateway.services, person))
      .executeTakeFirstOrThrow()
  ).display_name;

describe('V01 reserved usernames', () => {
  it.each(['admin', 'm0derator', 'admln', 'vixen', 'tushyraw', 'supp0rt', 'staff2', 'vixenadmin'])(
    'V01 %s is nobody’s to choose',
    async (name) => {
      expect(await choose(name)).toEqual({
        __typename: 'DisplayNameRefused',
        code: 'RESERVED',
        messageKey: 'profile.errors.reserved',
        message: 'This name is reserved. Please choose another one.',
      });
    },
  );

  it('V01 are taken back from earlier owners, with a mail, once; the demonstration’s are nobody’s', async () => {
    const { services } = gateway;
    const member = await demonstrationId(services, 'member');
    await services.db.updateTable('users').set({ display_name: 'm0derator' }).where('id', '=', member).execute();
    const admin = await demonstrationId(services, 'admin');
    await services.db.updateTable('users').set({ display_name: 'admin' }).where('id', '=', admin).execute();
    expect(await runJob(services, job, services.clock.now())).toEqual({ released: 1 });
    expect([await nameOf('member'), await nameOf('admin')]).toEqual([null, 'admin']);
    const [mail] = (await mailsOf(services.db, 'member@demo.example')).filter(
      ({ kind }) => kind === 'displayNameReleased',
    );
    expect(mail?.content).toMatchObject({ link: '/videos', values: { name: 'm0derator' } });
    expect(await runJob(services, job, services.clock.now())).toEqual({ released: 0 });
    const others = DEMONSTRATION_PEOPLE.filter(({ name }) => name !== 'member' && name !== 'admin');
    for (const { name, displayName } of others) expect(await nameOf(name)).toBe(displayName ?? null);
    expect(await choose('ada')).toEqual({ __typename: 'DisplayNameChosen' });
  });
});
