import type { ProfileState } from '../../../../graphql/resolvers.generated.ts';
import type { PersonRecord } from './profile-repository.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { ProfileStatesTable } from '../tables.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** The acknowledgements of a person, once or repeatedly. */
export type Acknowledgement = Exclude<keyof ProfileStatesTable, 'user_id'>;

/** Acknowledgements whose first date counts; of the others the last one does. */
const FIRST_COUNTS: ReadonlySet<Acknowledgement> = new Set([
  'gems_intro_at',
  'teaser_viewed_at',
  'texas_warning_at',
  'alabama_warning_at',
  'guest_scenes_at',
]);

const HEALTH_WARNINGS: ReadonlyMap<string, Acknowledgement> = new Map([
  ['US-TX', 'texas_warning_at'],
  ['US-AL', 'alabama_warning_at'],
]);

/** The acknowledgement of a state's warning, by ISO 3166-2 (`US-TX`) or its last part alone (`TX`); null for no such. */
export function healthWarningOf(stateCode: string): Acknowledgement | null {
  const code = stateCode.startsWith('US-') ? stateCode : `US-${stateCode}`;
  return HEALTH_WARNINGS.get(code) ?? null;
}

/** Notes that a person acknowledged something, at most now. One statement; the same again changes nothing of worth. */
export async function acknowledge(
  { db, clock }: Needs,
  userId: string,
  what: Acknowledgement,
  requested: Date | null = null,
): Promise<void> {
  const now = clock.now();
  const at = requested !== null && requested < now ? requested : now;
  const nothing = {
    gems_intro_at: null,
    teaser_viewed_at: null,
    texas_warning_at: null,
    alabama_warning_at: null,
    gems_acknowledged_at: null,
    guest_scenes_at: null,
  };
  await db
    .insertInto('profile_states')
    .values({ user_id: userId, ...nothing, [what]: at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        [what]: FIRST_COUNTS.has(what)
          ? eb.fn.coalesce(eb.ref(`profile_states.${what}`), eb.ref(`excluded.${what}`))
          : eb.ref(`excluded.${what}`),
      })),
    )
    .execute();
}

/** Returns what a person has seen and acknowledged. */
export function stateOf(person: PersonRecord): ProfileState {
  return {
    modals: {
      gemsIntro: person.gemsIntroAt?.toISOString() ?? null,
      teaserViewed: person.teaserViewedAt?.toISOString() ?? null,
      texasHealthWarningAcknowledged: person.texasWarningAt?.toISOString() ?? null,
      alabamaHealthWarningAcknowledged: person.alabamaWarningAt?.toISOString() ?? null,
    },
    gems: { lastAcknowledgementDate: person.gemsAcknowledgedAt?.toISOString() ?? null },
  };
}
