import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';

let ada: TestMember;

const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
});

it('shows the drawn avatar of a list’s owner beside their name, and never without it', async () => {
  const { list } = await ada.query<{ list: { playlistId: string } }>(
    'mutation { list: createPlaylist(name: "Evenings") { ... on Playlist { playlistId } } }',
  );
  const share = async (showsName: boolean) => {
    const { it: shared } = await ada.query<{ it: { shareToken: string } }>(
      `mutation { it: sharePlaylist(playlistId: "${list.playlistId}", showsName: ${String(showsName)}) { ... on Playlist { shareToken } } }`,
    );
    return shared.shareToken;
  };
  const token = await share(true);
  const shown = async () =>
    (
      await gateway.graphql(
        'query ($token: String!) { it: sharedPlaylist(token: $token) { ownerName ownerAvatar } }',
        { token },
        { tenant: 'vixen', area: 'tour' },
      )
    ).data;
  expect(await shown()).toEqual({ it: { ownerName: 'ada', ownerAvatar: null } });
  await ada.query('mutation { setAvatar(avatar: 7) { __typename } }');
  expect(await shown()).toEqual({ it: { ownerName: 'ada', ownerAvatar: 7 } });
  await share(false);
  expect(await shown()).toEqual({ it: { ownerName: null, ownerAvatar: null } });
  await share(true);
  const users = gateway.services.db.updateTable('users').where('email', 'like', 'ada%');
  await users.set({ display_name: null }).execute();
  expect(await shown()).toEqual({ it: { ownerName: null, ownerAvatar: null } });
});
