import { security as securityInEnglish } from '@network/messages/security.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  SecurityRefusalCode,
} from '../../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { requirePerson, requireTenant } from '../../../../http/require-person.ts';
import { listPasskeys, MOST_PASSKEYS, passkeyName } from '../passkeys/passkeys.ts';
import { ADD_PASSKEY_PATH, issueTicket } from '../passkeys/register-passkey.ts';
import { issuerOf } from '../provider/oidc-clients.ts';
import { countRecoveryCodes } from '../second-step/recovery-codes.ts';
import { authenticatorUri, qrPath, typedSecret } from '../second-step/totp.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { spoken } from '../../../../http/language.ts';
import { deletePasskey, prepareSecondStep, replaceRecoveryCodes, switchOff, switchOn } from './change-security.ts';

const security = spoken(securityInEnglish);

type Resolvers = {
  readonly Query: Pick<QueryResolvers, 'passkeys' | 'secondStep'>;
  readonly Mutation: Pick<
    MutationResolvers,
    | 'startPasskey'
    | 'removePasskey'
    | 'prepareAuthenticator'
    | 'confirmAuthenticator'
    | 'renewRecoveryCodes'
    | 'turnOffSecondStep'
  >;
};
type Proof = { readonly password: string; readonly code?: string | null };

const refused = (code: SecurityRefusalCode) =>
  ({
    __typename: 'SecurityRefused',
    code,
    messageKey: `security.refused.${code}`,
    message: security.refused[code],
  }) as const;

/**
 * Changes how a person signs in besides the password. Every change needs the password, and a code while the second step
 * is on.
 */
export const securityResolvers: Resolvers = {
  Query: {
    passkeys: async (_parent, _args, context) => {
      const { userId } = await requirePerson(context);
      const passkeys = await listPasskeys(context.services.db, userId);
      return passkeys.map((each) => ({
        id: each.id,
        name: each.name,
        createdAt: each.created_at.toISOString(),
        lastUsedAt: each.last_used_at?.toISOString() ?? null,
        isSynced: each.is_synced,
        isDisabled: each.disabled_at !== null,
      }));
    },
    secondStep: async (_parent, _args, context) => {
      const { userId } = await requirePerson(context);
      const { db } = context.services;
      const row = await db
        .selectFrom('authenticators')
        .select('confirmed_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      const since = row?.confirmed_at ?? null;
      const recoveryCodesLeft = since === null ? 0 : await countRecoveryCodes(db, userId);
      return { isOn: since !== null, since: since?.toISOString() ?? null, recoveryCodesLeft };
    },
  },
  Mutation: {
    startPasskey: async (_parent, { name: input, proof }, context) => {
      const name = passkeyName(input);
      if (name === null) return refused('NAME_INVALID');
      const person = await proved(context, proof);
      if (typeof person === 'string') return refused(person);
      const { services } = context;
      const known = await listPasskeys(services.db, person.userId);
      if (known.length >= MOST_PASSKEYS) return refused('TOO_MANY_PASSKEYS');
      const ticket = await issueTicket(services, { ...person, name });
      // If the owner took the account back meanwhile, this password counts no longer.
      if (ticket === null) return refused('PASSWORD_INCORRECT');
      const query = new URLSearchParams({ brand: person.tenantId, ticket });
      return { __typename: 'PasskeyStarted', address: `${issuerOf(services.config)}${ADD_PASSKEY_PATH}?${query}` };
    },
    removePasskey: async (_parent, { id, proof }, context) => {
      const person = await proved(context, proof);
      if (typeof person === 'string') return refused(person);
      const isRemoved = await deletePasskey(context.services, person, id);
      return isRemoved ? { __typename: 'PasskeyRemoved', id } : refused('NOT_FOUND');
    },
    prepareAuthenticator: async (_parent, { proof }, context) => {
      const person = await proved(context, proof);
      if (typeof person === 'string') return refused(person);
      const secret = await prepareSecondStep(context.services, person);
      if (secret === null) return refused('ALREADY_ON');
      const uri = authenticatorUri(secret, requireTenant(context).name, person.email);
      return { __typename: 'AuthenticatorPrepared', secret: typedSecret(uri), qr: qrPath(uri) };
    },
    confirmAuthenticator: async (_parent, { code }, context) => {
      const person = await requirePerson(context);
      const { services, clientAddress } = context;
      const codes = await switchOn(services, { ...person, tenantId: requireTenant(context).id, code, clientAddress });
      return typeof codes === 'string' ? refused(codes) : { __typename: 'RecoveryCodes', codes: [...codes] };
    },
    renewRecoveryCodes: async (_parent, { proof }, context) => {
      const person = await proved(context, proof);
      if (typeof person === 'string') return refused(person);
      const codes = await replaceRecoveryCodes(context.services, person);
      return codes === null ? refused('NOT_FOUND') : { __typename: 'RecoveryCodes', codes: [...codes] };
    },
    turnOffSecondStep: async (_parent, { proof }, context) => {
      const person = await proved(context, proof);
      if (typeof person === 'string') return refused(person);
      const wasOn = await switchOff(context.services, person);
      return wasOn ? { __typename: 'SecondStepTurnedOff', isOn: false } : refused('NOT_FOUND');
    },
  },
};

/** The person of the session, once they proved that the account is theirs; else why not. */
async function proved(context: RequestContext, proof: Proof) {
  const { userId, sessionId } = await requirePerson(context);
  const { id: tenantId } = requireTenant(context);
  const { services, clientAddress } = context;
  const confirmed = await confirmIdentity(services, { userId, sessionId, clientAddress, proof });
  return typeof confirmed === 'string' ? confirmed : { userId, sessionId, tenantId, email: confirmed.email };
}
