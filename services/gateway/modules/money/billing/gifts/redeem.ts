import type { Transaction } from 'kysely';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Tables } from '../../../../db/database.ts';
import type { CodeAnswer } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { findWorth, type NamedCode, type RedeemAnswer, redeemCode, type Worth, worthName } from '../../gifts/public.ts';
import { holdSessionOfCall, lockAccount } from '../../../people/identity/public.ts';
import { renewingPlans } from '../orders/renewing-plans.ts';
import { GIFT_MESSAGES, type GiftMessage } from './gift-messages.ts';

/** The answer about a code of which nothing is known yet. */
export const NOTHING: CodeAnswer = {
  worth: null,
  messageKey: null,
  field: null,
  startsAt: null,
  until: null,
  isMailed: false,
};

/** Why a code is not used; `field` names the input that is wrong. */
export function refused(messageKey: GiftMessage, field: string | null = null): CodeAnswer {
  return { ...NOTHING, messageKey, field };
}

/** Says what a code is good for, to a visitor or a person. */
export async function checkCode(
  { db, clock }: GatewayServices,
  tenant: Tenant,
  user: { readonly id: string; readonly email: string } | null,
  code: string,
): Promise<CodeAnswer> {
  const found = await findWorth(db, { code, tenantId: tenant.id, user, at: clock.now() });
  return 'refusal' in found ? refused(GIFT_MESSAGES[found.refusal]) : { ...NOTHING, worth: worthView(found.worth) };
}

/** Uses a code for a person who is signed in. */
export async function redeemFor(
  { db, clock }: GatewayServices,
  tenant: Tenant,
  userId: string,
  code: string,
): Promise<CodeAnswer> {
  const at = clock.now();
  const used = { userId, tenantId: tenant.id, code };
  return answerOf(await db.transaction().execute((trx) => redeemInOrder(trx, used, at)));
}

/** The person's row comes first, so that what renews for them stays as it is read. */
export async function redeemInOrder(
  trx: Transaction<Tables>,
  used: NamedCode & { readonly userId: string; readonly tenantId: string },
  at: Date,
): Promise<RedeemAnswer> {
  await lockAccount(trx, used.userId, 'no key update');
  await holdSessionOfCall(trx, used.userId, at);
  const renewing = (await renewingPlans(trx, used.userId)).map(({ product }) => product);
  return redeemCode(trx, { ...used, renewing }, at);
}

function answerOf(answer: RedeemAnswer): CodeAnswer {
  if (answer.outcome === 'refused') return refused(GIFT_MESSAGES[answer.refusal]);
  const { worth, period } = answer;
  return {
    ...NOTHING,
    worth: worthView(worth),
    startsAt: period?.from.toISOString() ?? null,
    until: period?.until.toISOString() ?? null,
  };
}

/** Builds what pages show about a code's worth. */
export function worthView(worth: Worth): NonNullable<CodeAnswer['worth']> {
  const isGift = worth.kind === 'gift';
  return {
    kind: worth.kind,
    title: worthName(worth),
    sender: isGift ? worth.from : null,
    message: isGift ? worth.message : null,
  };
}
