import { type AccessTenant, defineAbilityFor, isAllowed } from '@network/access/ability.ts';
import { deniedNextStep, type NextStep } from '@network/access/next-step.ts';
import { parseViewer } from '@network/access/parse-viewer.ts';
import { ITEM_SUBJECTS } from '@network/access/permissions.ts';
import type { VideoSubject } from '@network/access/subjects.ts';
import { type Viewer, VISITOR } from '@network/access/viewer.ts';
import { type BrandUnderTest } from '../brands.ts';
import { queryGateway, type GatewayError } from './send-request.ts';
import type { GuardedField } from './guarded-fields.ts';

/** A page's view of its person: the viewer from the profile. */
export async function viewerOf(brand: BrandUnderTest, cookie: string): Promise<Viewer> {
  const { data } = await queryGateway(brand.members, '{ findOneUserProfile { viewer } }', {}, cookie);
  const profile = data?.['findOneUserProfile'] as { readonly viewer: string } | null | undefined;
  return profile ? parseViewer(JSON.parse(profile.viewer)) : VISITOR;
}

/** Null where the page would allow the action; else the next step that it offers (A16), `null` for none, in words. */
export function pageRefusal(
  field: GuardedField,
  viewer: Viewer,
  tenant: AccessTenant,
  video: VideoSubject,
): NextStep | 'null' | null {
  const isAboutItem = (ITEM_SUBJECTS as readonly string[]).includes(field.subject);
  const isAboutVideo = isAboutItem && field.subject !== 'recombeeRecommendations';
  const item = isAboutVideo ? video : isAboutItem ? ({ shelf: 'home' } as const) : undefined;
  if (isAllowed(defineAbilityFor(viewer, tenant), field.action, field.subject, item)) return null;
  return deniedNextStep(viewer, isAboutVideo ? video : null, tenant) ?? 'null';
}

/** Null where the gateway allows the action; else its next step, or an answer that is no typed refusal. */
export async function gatewayRefusal(
  field: GuardedField,
  brand: BrandUnderTest,
  cookie: string,
  video: VideoSubject,
): Promise<string | null> {
  const variables = field.document.includes('$video') ? { video: video.videoId } : {};
  const { status, data, errors } = await queryGateway(brand.members, field.document, variables, cookie);
  const answer = guardedAnswerIn(data);
  if (answer?.__typename === 'AccessDenied') return `${answer.nextStep} ${answer.messageKey}`;
  if (status !== 200) return `no call: ${errors[0]?.message}`;
  return refusalIn(errors);
}

interface GuardedAnswer {
  readonly __typename?: string;
  readonly nextStep?: string;
  readonly messageKey?: string;
}

function guardedAnswerIn(data: Readonly<Record<string, unknown>> | null): GuardedAnswer | null {
  const holder = (data?.['videoById'] ?? data) as { readonly guarded?: GuardedAnswer | null } | null;
  return holder?.guarded ?? null;
}

/** An allowed call may fail for its dummy values; only the unexpected is wrong then. */
function refusalIn(errors: readonly GatewayError[]): string | null {
  const codes = (...wanted: string[]) => errors.find(({ extensions }) => wanted.includes(String(extensions?.['code'])));
  const refused = codes('UNAUTHENTICATED', 'FORBIDDEN');
  if (refused) return `${String(refused.extensions?.['nextStep'])} ${String(refused.extensions?.['messageKey'])}`;
  const unexpected = codes('INTERNAL', 'UNAVAILABLE');
  return unexpected ? `no refusal: ${unexpected.message}` : null;
}
