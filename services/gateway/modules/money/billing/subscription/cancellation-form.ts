import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CancellationReason } from '../../../../graphql/resolvers.generated.ts';
import { formField } from '../../../../http/form-fields.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import type { GatewayServices } from '../../../../services.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { acceptCancellationOffer, confirmCancellation } from './cancel.ts';
import { giveCancellationReason } from './cancellation-reason.ts';
import { startCancellation } from './cancellation-step.ts';
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
 * without scripts, as it can be joined without them: one press cancels or stays, and the reason is asked afterwards.
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
  const subscription = formField(body, 'subscription');
  const confirmation = formField(body, 'confirmation');
  if (confirmation !== null) return takeReason(services, sender, { subscription, confirmation, body });
  const choice = formField(body, 'choice');
  const started = formField(body, 'step');
  if (started === null && choice === null) return startAsBefore(services, sender, subscription, body);
  const stays = choice === 'stay';
  const step =
    started ?? (await startNow(services, sender, { subscription, price: stays ? formField(body, 'price') : null }));
  if (typeof step !== 'string') return step;
  const change = stays ? acceptCancellationOffer : confirmCancellation;
  const { success, messageKey } = await change(services, tenant, userId, step);
  if (!success) return refusedForm('form', messageKey);
  return toPage(sender, PAGE, {
    subscription,
    done: stays ? 'stayed' : 'cancelled',
    // A page with `confirmation` in its address sends no referrer, and so its forms would name no origin and be refused.
    cancellation: stays ? null : step,
  });
}

/** Starts the step that the form settles at once. To stay, the price must be the one that the page showed. */
async function startNow(
  services: GatewayServices,
  { tenant, userId }: FormSender,
  { subscription, price }: { readonly subscription: string | null; readonly price: string | null },
): Promise<string | MembershipFormAnswer> {
  const step = await startCancellation(services, tenant, userId, { reason: null, subscriptionId: subscription });
  if (!step.confirmationId) return refusedForm('form', step.messageKey ?? BILLING_MESSAGES.nothingToCancel);
  const isAgreed = price === null || price === String(step.offer?.deal.newPrice);
  return isAgreed ? step.confirmationId : refusedForm('form', BILLING_MESSAGES.offerGone);
}

/** Why a membership was cancelled, which is asked on the page that confirms it. */
async function takeReason(
  services: GatewayServices,
  sender: FormSender,
  form: { readonly subscription: string | null; readonly confirmation: string; readonly body: unknown },
): Promise<MembershipFormAnswer> {
  const reason = formField(form.body, 'reason') ?? '';
  if (!isReason(reason)) return refusedForm('reason', BILLING_MESSAGES.reasonMissing);
  const { success, messageKey } = await giveCancellationReason(services, sender.userId, form.confirmation, reason);
  if (!success) return refusedForm('form', messageKey);
  return toPage(sender, PAGE, { subscription: form.subscription, done: 'told' });
}

/** The form of an earlier release, whose first page asks for the reason, and whose next one shows what is lost. */
async function startAsBefore(
  services: GatewayServices,
  sender: FormSender,
  subscription: string | null,
  body: unknown,
): Promise<MembershipFormAnswer> {
  const reason = formField(body, 'reason') ?? '';
  if (!isReason(reason)) return refusedForm('reason', BILLING_MESSAGES.reasonMissing);
  const leaving = { reason, subscriptionId: subscription };
  const step = await startCancellation(services, sender.tenant, sender.userId, leaving);
  if (!step.confirmationId) return refusedForm('form', step.messageKey ?? BILLING_MESSAGES.nothingToCancel);
  return toPage(sender, PAGE, { subscription, step: step.confirmationId });
}

function isReason(text: string): text is CancellationReason {
  return Object.hasOwn(REASONS, text);
}
