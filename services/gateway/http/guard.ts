import { figuresOf } from '../monitoring/figures.ts';
import { isAllowed } from '@network/access/ability.ts';
import { deniedNextStep, type NextStep } from '@network/access/next-step.ts';
import type { ItemSubjectName, SubjectItems } from '@network/access/subjects.ts';
import type { RequestContext } from './request-context.ts';

/** `AccessDenied` of the schema: a refusal as a value, with what to do next. */
export interface AccessDenied {
  readonly __typename: 'AccessDenied';
  readonly messageKey: string;
  /** Null where nothing helps: the video is denied or not released yet. */
  readonly nextStep: NextStep | null;
}

export type AccessAnswer = { readonly ok: true } | { readonly ok: false; readonly denied: AccessDenied };

/**
 * Checks with libs/access whether the viewer of this request may do `action` to `subject`, by the names of the schema's
 * `@access`; subjects about an item (a video, a shelf) require it, and an unknown right is refused. Resolvers and REST
 * routes return `denied`, or throw `refusalOf` it.
 */
export async function checkAbility(
  context: RequestContext,
  action: string,
  subject: string,
  item?: SubjectItems[ItemSubjectName],
): Promise<AccessAnswer> {
  const { accessDecisions } = figuresOf(context.services.metrics);
  if (isAllowed(await context.ability(), action, subject, item)) {
    accessDecisions.inc({ action, subject, outcome: 'allowed', next_step: 'none' });
    return { ok: true };
  }
  const video = item !== undefined && 'videoId' in item ? item : null;
  const nextStep = deniedNextStep(await context.viewer(), video, context.tenant);
  accessDecisions.inc({ action, subject, outcome: 'refused', next_step: nextStep ?? 'none' });
  const messageKey = nextStep === 'SIGN_IN' ? 'errors.signInRequired' : 'errors.accessDenied';
  return { ok: false, denied: { __typename: 'AccessDenied', messageKey, nextStep } };
}
