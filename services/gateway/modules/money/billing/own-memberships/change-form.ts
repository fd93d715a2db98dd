import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MembershipChange } from '../../../../graphql/resolvers.generated.ts';
import { formField } from '../../../../http/form-fields.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import {
  type FormSender,
  type MembershipFormAnswer,
  membershipFormRoute,
  refusedForm,
  toPage,
} from '../subscription/membership-form-route.ts';
import { type OwnChange, changeOwnMembership } from './change-own.ts';

const PAUSE_PAGE = '/account/pause';
const PLAN_PAGE = '/account/plan';

/** The page of each change; both show what follows from the membership as it is then. */
const PAGES: Readonly<Record<OwnChange['kind'], string>> = {
  pause: PAUSE_PAGE,
  resume: PAUSE_PAGE,
  plan: PLAN_PAGE,
  'keep-plan': PLAN_PAGE,
};

/**
 * `POST /brand/membership-change`, for brand servers alone: the forms of `/account/pause` and `/account/plan`, by which a
 * membership is paused, resumed, or changes its plan with the next renewal without scripts.
 */
export async function changeFormRoute(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => RequestContext,
): Promise<void> {
  await membershipFormRoute(app, contextOf, {
    path: '/brand/membership-change',
    budget: 'membership',
    refusal: BILLING_MESSAGES.noSuchMembership,
    answer: answerForm,
  });
}

async function answerForm(sender: FormSender, body: unknown): Promise<MembershipFormAnswer> {
  const subscription = formField(body, 'subscription') ?? '';
  const change = readChange(body);
  if (change === null) return refusedForm('form', BILLING_MESSAGES.changeRefused);
  const field = { pause: 'months', plan: 'optionId', resume: 'form', 'keep-plan': 'form' }[change.kind];
  if (change.kind === 'pause' && Number.isNaN(change.months)) {
    return refusedForm(field, BILLING_MESSAGES.monthsMissing);
  }
  if (change.kind === 'plan' && Number.isNaN(change.optionId)) {
    return refusedForm(field, BILLING_MESSAGES.planMissing);
  }
  const { success, messageKey }: MembershipChange = await changeOwnMembership(sender.context, subscription, change);
  if (!success) return refusedForm('form', messageKey);
  return toPage(sender, PAGES[change.kind], { subscription, done: change.kind });
}

/** The change that a form asks for; its number is NaN where nothing was chosen. Null for a form that is none of ours. */
function readChange(body: unknown): OwnChange | null {
  const numberOf = (name: string): number => Number.parseInt(formField(body, name) ?? '', 10);
  switch (formField(body, 'change')) {
    case 'pause':
      return { kind: 'pause', months: numberOf('months') };
    case 'resume':
      return { kind: 'resume' };
    case 'plan':
      return { kind: 'plan', optionId: numberOf('optionId') };
    case 'keep-plan':
      return { kind: 'keep-plan' };
    default:
      return null;
  }
}
