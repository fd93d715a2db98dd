import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CancellationReason } from '../../../graphql/resolvers.generated.ts';
import { formField } from '../../../http/form-fields.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { GatewayServices } from '../../../services.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { acceptCancellationOffer, confirmCancellation, startCancellation } from './cancel.ts';
import {
  type FormSender,
  type MembershipFormAnswer,
  membershipFormRoute,
  refusedForm,
  toPage,
} from './membership-form-route.ts';

const PAGE = '/account/cancel';

const REASONS: Readonly<Record<CancellationReason, true>> = {
  TOO_EXPENSIVE: true,
  NOT_USED_ENOUGH: true,
  MISSING_CONTENT: true,
  TECHNICAL_PROBLEMS: true,
  OTHER: true,
};

/**
 * `POST /brand/cancellation`, for brand servers alone: the forms of `/account/cancel`, by which a membership is cancelled
 * without scripts, as it can be joined without them. Each step leads to the page of the next.
 */
export async function cancellationFormRoute(
  app: FastifyInstance,
  services: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): Promise<void> {
  await membershipFormRoute(app, contextOf, {
    path: '/brand/cancellation',
    budget: 'membership',
    refusal: BILLING_MESSAGES.nothingToCancel,
    answer: (sender, body) => answerForm(services, sender, body),
  });
}

async function answerForm(services: GatewayServices, sender: FormSender, body: unknown): Promise<MembershipFormAnswer> {
  const { tenant, userId } = sender;
  const confirmationId = formField(body, 'step');
  const subscription = formField(body, 'subscription');
  if (confirmationId === null) {
    const reason = formField(body, 'reason') ?? '';
    if (!isReason(reason)) return refusedForm('reason', BILLING_MESSAGES.reasonMissing);
    const step = await startCancellation(services, tenant, userId, { reason, subscriptionId: subscription });
    if (!step.confirmationId) return refusedForm('form', step.messageKey ?? BILLING_MESSAGES.nothingToCancel);
    return toPage(sender, PAGE, { subscription, step: step.confirmationId });
  }
  const stays = formField(body, 'choice') === 'stay';
  const change = stays ? acceptCancellationOffer : confirmCancellation;
  const { success, messageKey } = await change(services, tenant, userId, confirmationId);
  if (!success) return refusedForm('form', messageKey);
  return toPage(sender, PAGE, { subscription, done: stays ? 'stayed' : 'cancelled' });
}

function isReason(text: string): text is CancellationReason {
  return Object.hasOwn(REASONS, text);
}
