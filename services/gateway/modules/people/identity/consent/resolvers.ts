import { obligationsOf } from '@network/lifecycle/obligations/obligations.ts';
import { isKnownSite } from '../../../../config/known-network.ts';
import type { MutationResolvers, QueryResolvers } from '../../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import { requirePerson, requireSessionOwner } from '../../../../http/require-person.ts';
import { isPendingSession } from '../device-challenge/device-challenge.ts';
import { personRecord } from '../profile/profile-repository.ts';
import { inviteTandemChild } from '../tandem/invite-tandem-child.ts';
import { acceptTerms, confirmGuestScenes, saveEmailConsent } from './consent.ts';

type Resolvers = {
  readonly Query: Pick<QueryResolvers, 'obligations'>;
  readonly Mutation: Pick<
    MutationResolvers,
    'acceptTerms' | 'confirmGuestScenes' | 'setEmailConsent' | 'createTandemAccount'
  >;
};

/**
 * The age of an account from which its owner is asked about mail. A person who has just joined wants to watch first.
 */
const FIRST_VISIT_MS = 20 * 3_600_000;

const isAfterFirstVisit = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() > FIRST_VISIT_MS;

/** Returns the questions that a person has to answer, and stores their answers. */
export const consentResolvers: Resolvers = {
  Query: {
    obligations: async (_parent, _args, context) => {
      const { services, sessionId, tenant } = context;
      if (sessionId === null || tenant === null) return [];
      const signed = await context.sessionOwner();
      if (signed === null) {
        const isChallenged = await isPendingSession(services, sessionId, tenant.id);
        return obligationsOf({ isChallenged, isVip: false, owesTerms: false, owesEmailConsent: false }).slice();
      }
      const person = signed.facts.get(personRecord);
      return obligationsOf({
        isChallenged: false,
        // Nobody is asked for an address of their own while no mail can confirm it.
        isVip: !services.config.isMailOff && person.attributes.some(({ attribute }) => attribute === 'vip'),
        owesTerms: !person.termsAccepted,
        owesEmailConsent: person.emailConsent === null && isAfterFirstVisit(person.createdAt, services.clock.now()),
      }).slice();
    },
  },
  Mutation: {
    acceptTerms: async (_parent, _args, context) => {
      const owner = await requireSessionOwner(context);
      await acceptTerms(context.services, owner.userId);
      return true;
    },
    confirmGuestScenes: async (_parent, _args, context) => {
      const { userId } = await requirePerson(context);
      await confirmGuestScenes(context.services, userId, context.tenant?.sites ?? []);
      return true;
    },
    setEmailConsent: async (_parent, { emailConsent, site }, context) => {
      const { userId } = await requirePerson(context);
      const known = site.toLowerCase();
      if (!isKnownSite(known)) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'There is no such site.');
      await saveEmailConsent(context.services, { userId, site: known, hasConsented: emailConsent, shownText: null });
      return emailConsent;
    },
    createTandemAccount: async (_parent, { input }, context) => {
      const { userId, sessionId } = await requirePerson(context);
      const { subscription, isTandemChild } = await context.viewer();
      const isAllowed = !isTandemChild && subscription?.type === 'member' && subscription.isActive;
      const { tenant } = context;
      const problem =
        isAllowed && tenant !== null
          ? await inviteTandemChild(context.services, { parentId: userId, sessionId, tenantId: tenant.id, ...input })
          : ('notAllowed' as const);
      return {
        success: problem === null,
        messageKey: problem === null ? null : `tandem_account_creation_modal.${problem}`,
      };
    },
  },
};
