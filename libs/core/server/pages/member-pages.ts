import { LRUCache } from 'lru-cache';
import type { PersonalPartQuery } from '../../personal/api/personal-part.generated.ts';
import { isWithin, NOTHING_SHOWN, type ShownItems } from '../../personal/personal-fields.ts';
import { personalDataOf, personalElement } from '../../personal/personal-text.ts';
import type { RightsClass } from '../../personal/stand-in.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import type { ServerConfig } from '../server-config.ts';
import { createFilmCards } from './film-cards.ts';
import { loadFilmCards, loadPersonalPart, MOST_SHOWN } from './load-personal-part.ts';
import type { MadePage, Visit } from './made-page.ts';
import type { PageCache, RenderShared } from './page-cache.ts';
import { isForAnyone, type SharedDocument, shareDocument } from './page-document.ts';
import type { PageRenderer } from './page-renderer.ts';

/** A page that people with the same rights share, and what follows it for one of them. */
export interface MemberPage {
  readonly kind: 'stitched';
  readonly document: SharedDocument;
  /** HTML that is appended to the document. */
  readonly own: Buffer;
}

interface MemberPagesParts {
  readonly config: ServerConfig;
  readonly connection: GatewayConnection;
  /** Returns a signal that aborts when a page gives up on the gateway. */
  readonly deadline: () => AbortSignal;
  readonly cache: PageCache<MadePage>;
  readonly render: PageRenderer['render'];
  /** Is called with a session that the gateway has confirmed. */
  readonly rememberSession: (sessionId: string) => void;
  readonly now: () => number;
}

/** Members' pages that are rendered once for everybody with the same rights. */
export interface MemberPages {
  /** The page of a visitor's key for the person of the session; null for one that is rendered for them alone. */
  readonly find: (key: string, facts: RequestFacts, visit: Visit) => Promise<MemberPage | null>;
  /** Forgets the cards of films that are laid over pages. */
  readonly purgeCards: () => void;
}

const MOST_KEYS = 5_000;
const MOST_SESSIONS = 20_000;
/** A page that is about its person is tried again after this long, in ms: a release may have changed it. */
const PERSONAL_FOR_MS = 10 * 60_000;

/**
 * One call says who the person is, which rights they have now, and what their marks are on what the page shows.
 * What it shows is known from the last time; where that was something else, it is requested once more. The class of rights is
 * that of this answer, never a remembered one: a right that ended is gone from the next page.
 */
export function createMemberPages(parts: MemberPagesParts): MemberPages {
  const { config, connection, deadline, cache } = parts;
  const cards = createFilmCards(
    (ids, { token }, facts) => loadFilmCards(connection, config, facts, { ids, token }, deadline()),
    parts.now,
  );
  const limits = { max: MOST_KEYS, perf: { now: parts.now } };
  const personal = new LRUCache<string, true>({ ...limits, ttl: PERSONAL_FOR_MS });
  const lastShown = new LRUCache<string, ShownItems>(limits);
  const lastRights = new LRUCache<string, string>({ ...limits, max: MOST_SESSIONS });

  const renderFor =
    (key: string, rights: RightsClass, facts: RequestFacts, visit: Visit): RenderShared<MadePage> =>
    async (earlier) => {
      const before = earlier?.kind === 'shared' ? earlier : undefined;
      const options = { share: 'member', earlier: before?.made } as const;
      const made = await parts.render(nobodys(facts), { ...visit, nonce: null, standIn: rights }, options);
      if (before && made === before.made) return { shared: before };
      if (made.kind !== 'document') return { other: made, isFailure: false };
      const { document, shown, needsPerson } = made;
      if (needsPerson) personal.set(key, true);
      const isFailure = document.status >= 500;
      if (document.status !== 200 || !shown || isMuch(shown) || !isForAnyone(document))
        return { other: made, isFailure };
      return { shared: { kind: 'shared', document: shareDocument(document), made, shown } };
    };

  return {
    purgeCards: cards.purge,
    find: async (key, facts, visit) => {
      const { sessionId } = facts;
      if (sessionId === null || visit.due !== null || personal.has(key)) return null;
      const known = lastShown.get(keyOf(lastRights.get(sessionId) ?? '', key)) ?? lastShown.get(key);
      let requested = known ?? NOTHING_SHOWN;
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const answer = await loadPersonalPart(connection, config, facts, requested, deadline()).catch(() => null);
        const part = answer?.personalPart;
        const rights = part?.rights;
        if (!answer || !rights) return null;
        parts.rememberSession(sessionId);
        lastRights.set(sessionId, rights.id);
        const ownKey = keyOf(rights.id, key);
        const page = await cache.get(ownKey, renderFor(key, rights, facts, visit));
        if ('other' in page || page.kind !== 'shared' || !page.shown) return null;
        lastShown.set(ownKey, page.shown);
        lastShown.set(key, page.shown);
        if (isWithin(page.shown, requested)) {
          const films = await cards.find(cardIdsOf(part), rights, facts).catch(() => null);
          if (films === null) return null;
          const data = personalDataOf(part, films, answer.dealsById);
          return { kind: 'stitched', document: page.document, own: Buffer.from(personalElement(data)) };
        }
        requested = page.shown;
      }
      return null;
    },
  };
}

/** The films whose cards are laid over a page: a person may be continuing one that is new. */
const cardIdsOf = (part: NonNullable<PersonalPartQuery['personalPart']>): readonly string[] => [
  ...new Set([...part.videoIdsToContinue, ...part.newVideoIds]),
];

const keyOf = (rightsId: string, key: string): string => `rights ${rightsId}\n${key}`;

/** The facts of a request without its person and their browser. */
function nobodys(facts: RequestFacts): RequestFacts {
  return { ...facts, sessionId: null, browser: null, cookies: {} };
}

function isMuch({ videoIds, performerIds, dealIds }: ShownItems): boolean {
  return Math.max(videoIds.length, performerIds.length, dealIds.length * 3) > MOST_SHOWN;
}
