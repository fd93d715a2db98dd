import type { GatewayServices } from '../../../../services.ts';
import { oidcAdapter } from '../provider/oidc-adapter.ts';

const SECONDS = 60;
const BRANDS = 5;

/** Writes what the identity server keeps of a person with five brands open: a session, and a grant with two tokens for each. */
export async function signInAtIdentityServer(
  services: GatewayServices,
  { userId, uid }: { readonly userId: string; readonly uid: string },
): Promise<void> {
  const about = { accountId: userId, sessionUid: uid };
  for (let brand = 0; brand < BRANDS; brand += 1) {
    const grantId = `grant-${uid}-${brand}`;
    for (const model of ['RefreshToken', 'AccessToken']) {
      const jti = `${model}-${uid}-${brand}`;
      await oidcAdapter(services, model).upsert(jti, { jti, grantId, kind: model, ...about }, SECONDS);
    }
    const grant = { jti: grantId, kind: 'Grant', accountId: userId };
    await oidcAdapter(services, 'Grant').upsert(grantId, grant, SECONDS);
  }
  const session = { jti: `session-${uid}`, uid, kind: 'Session', accountId: userId };
  await oidcAdapter(services, 'Session').upsert(session.jti, session, SECONDS);
}
