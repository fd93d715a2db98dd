import type { Provider } from 'oidc-provider';
import type { GatewayServices } from '../../../../services.ts';
import type { SessionTokens } from '../sessions/sessions.ts';
import { beginSignIn, type ProvenPerson } from '../sessions/sign-ins.ts';

/** Tokens for a person who was recognized without the sign-in form, like those of the form. */
export interface GrantedTokens {
  readonly tokens: SessionTokens;
  /** No browser has it: other brands require the password. */
  readonly identitySessionUid: string;
}

/**
 * Makes the identity server grant a brand the same tokens as after the form.
 * @returns null where everybody was signed out of the account since the person was recognized
 * @throws for an unknown client
 */
export async function grantTokens(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  provider: Provider,
  clientId: string,
  person: ProvenPerson,
): Promise<GrantedTokens | null> {
  const client = await provider.Client.find(clientId);
  if (!client) throw new Error(`The identity server knows no client ${clientId}.`);
  const identitySessionUid = crypto.randomUUID();
  if (!(await beginSignIn(services, identitySessionUid, person))) return null;
  const { userId: accountId } = person;
  const grant = new provider.Grant({ clientId, accountId });
  grant.addOIDCScope('openid');
  const granted = {
    accountId,
    client,
    grantId: await grant.save(),
    gty: 'authorization_code',
    sessionUid: identitySessionUid,
  };
  const accessToken = await new provider.AccessToken({ ...granted, scope: 'openid' }).save();
  const refreshToken = await new provider.RefreshToken({
    ...granted,
    scope: 'openid',
    authTime: Math.floor(services.clock.now().getTime() / 1_000),
    rotations: 0,
  }).save();
  return { tokens: { accessToken, refreshToken, idToken: null }, identitySessionUid };
}
