import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { z } from 'zod';
import type { GatewayServices } from '../../../../services.ts';
import type { ProvenPerson } from '../sessions/sign-ins.ts';
import { isOwnChallenge, spendChallenge } from './challenge.ts';
import { passkeyPartyOf } from './relying-party-id.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>;

const text = z.string().max(8_000);
const assertion = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});

export type PasskeyResult =
  | ({ readonly outcome: 'verified' } & ProvenPerson)
  /** Unknown, of another account, not verified by its owner, or an answer to another challenge: nobody learns which. */
  | { readonly outcome: 'refused' }
  /** Its counter went back: it is disabled from now on. */
  | { readonly outcome: 'copied'; readonly userId: string; readonly name: string };

/**
 * Checks what an authenticator signed for a sign-in: by the challenge of `scope`, once, on the identity server's own
 * page, with a verified user. The passkey's counter and last use are saved.
 */
export async function verifyPasskey(services: Needs, scope: string, posted: string): Promise<PasskeyResult> {
  const response = readAssertion(posted);
  if (response === null) return { outcome: 'refused' };
  const passkey = await services.db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select('users.sign_in_epoch')
    .where('credential_id', '=', response.id)
    .where('passkeys.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!passkey || !isHandleOf(passkey.user_id, response)) return { outcome: 'refused' };
  const { rpID, origin } = passkeyPartyOf(services.config);
  let challenge = '';
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (signed) => {
      challenge = signed;
      return isOwnChallenge(services, scope, signed);
    },
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      // The library throws at one that went back; here that disables the passkey, and is compared below.
      counter: 0,
    },
  }).catch(() => null);
  if (!verification?.verified || !(await spendChallenge(services, challenge))) return { outcome: 'refused' };
  const now = services.clock.now();
  const { newCounter } = verification.authenticationInfo;
  const used = await services.db
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', passkey.id)
    .where('disabled_at', 'is', null)
    // An authenticator that does not count always says 0.
    .where((where) =>
      where.or([where('counter', '<', newCounter), where.and({ counter: 0 }).and(where.val(newCounter), '=', 0)]),
    )
    .executeTakeFirst();
  if (used.numUpdatedRows > 0n) return { outcome: 'verified', userId: passkey.user_id, epoch: passkey.sign_in_epoch };
  await services.db.updateTable('passkeys').set({ disabled_at: now }).where('id', '=', passkey.id).execute();
  return { outcome: 'copied', userId: passkey.user_id, name: passkey.name };
}

function readAssertion(posted: string): AuthenticationResponseJSON | null {
  try {
    const parsed = assertion.parse(JSON.parse(posted));
    const { userHandle, ...signed } = parsed.response;
    return {
      ...parsed,
      response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
      // None is requested, and none is used.
      clientExtensionResults: {},
    };
  } catch {
    return null;
  }
}

/** A discoverable passkey says whose it is. */
function isHandleOf(userId: string, { response }: AuthenticationResponseJSON): boolean {
  return response.userHandle === Buffer.from(userId).toString('base64url');
}
