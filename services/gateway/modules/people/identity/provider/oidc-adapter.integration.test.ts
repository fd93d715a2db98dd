import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { newSignIn } from '../testing/new-sign-in.ts';
import { addPerson } from '../testing/people.ts';
import { oidcAdapter } from './oidc-adapter.ts';

let accountId: string;
let sessionUid: string;
const gateway = gatewayForTests();
beforeAll(async () => {
  accountId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
  sessionUid = await newSignIn(gateway.services, accountId);
});

const adapter = (model: string) => oidcAdapter(gateway.services, model);
const payload = (jti: string, grantId: string) => ({
  jti,
  grantId,
  kind: 'RefreshToken',
  accountId,
  sessionUid,
});

describe('the identity server’s storage', () => {
  it('gives back what was stored, by id and by session', async () => {
    await adapter('RefreshToken').upsert('token-1', payload('token-1', 'grant-1'), 60);
    expect(await adapter('RefreshToken').find('token-1')).toEqual(payload('token-1', 'grant-1'));
    expect(await adapter('AccessToken').find('token-1')).toBeUndefined();
    await adapter('Session').upsert('cookie-1', { jti: 'cookie-1', uid: 'uid-1', kind: 'Session' }, 60);
    expect(await adapter('Session').findByUid('uid-1')).toMatchObject({ jti: 'cookie-1', uid: 'uid-1' });
  });

  it('holds no bearer’s value in clear', async () => {
    await adapter('RefreshToken').upsert('very-secret-value', payload('very-secret-value', 'grant-2'), 60);
    const rows = await gateway.services.db.selectFrom('oidc_payloads').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('very-secret-value');
  });

  it('lets one of twenty consume, and ends the grant of a token that was shown twice', async () => {
    await adapter('Grant').upsert('grant-3', { jti: 'grant-3', kind: 'Grant', accountId }, 60);
    await adapter('RefreshToken').upsert('token-3', payload('token-3', 'grant-3'), 60);
    const calls = await Promise.allSettled(
      Array.from({ length: 20 }, () => adapter('RefreshToken').consume('token-3')),
    );
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await adapter('RefreshToken').find('token-3')).toBeUndefined();
    expect(await adapter('Grant').find('grant-3')).toBeUndefined();
  });

  it('marks a consumed one until it is shown again', async () => {
    await adapter('AuthorizationCode').upsert('code-1', payload('code-1', 'grant-4'), 60);
    await adapter('AuthorizationCode').consume('code-1');
    expect(await adapter('AuthorizationCode').find('code-1')).toMatchObject({ consumed: expect.any(Number) });
    await expect(adapter('AuthorizationCode').consume('code-1')).rejects.toThrow('invalid_grant');
  });

  it('destroys what belongs to a grant and nothing else', async () => {
    await adapter('RefreshToken').upsert('token-5', payload('token-5', 'grant-5'), 60);
    await adapter('RefreshToken').upsert('token-6', payload('token-6', 'grant-6'), 60);
    await adapter('RefreshToken').revokeByGrantId('grant-5');
    expect(await adapter('RefreshToken').find('token-5')).toBeUndefined();
    expect(await adapter('RefreshToken').find('token-6')).toBeDefined();
  });
});
