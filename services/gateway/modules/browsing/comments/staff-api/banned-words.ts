import type { Database } from '../../../../db/database.ts';
import type {
  BannedWordRefusalCode,
  MutationResolvers,
  QueryResolvers,
} from '../../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { recordStaffAction, requireScope } from '../../../staff/staff/public.ts';
import { listEditorsWords, readBannedWords } from '../text/editors-words.ts';
import { decideWord, removeWord } from '../words/decide-word.ts';
import { examineWord, type Verdict } from '../words/examine-word.ts';
import { wordRefusal } from '../words/word-refusal.ts';

const ACTIONS = { banned: 'word.ban', allowed: 'word.allow' } as const;

/** Reading and trying the words that comments must not contain. */
export const wordQueries = {
  tryBannedWords: async (_parent, { text }, { services, staff }) => {
    requireScope(staff, 'moderation:read');
    return (await readBannedWords(services.db)).isFoundIn(text);
  },
  bannedWords: async (_parent, _args, { services, staff }) => {
    requireScope(staff, 'moderation:read');
    const decided = await listEditorsWords(services.db);
    return decided.map(({ word, verdict, decided_at, staff: decidedBy }) => ({
      word,
      verdict,
      decidedAt: decided_at.toISOString(),
      decidedBy,
    }));
  },
  previewBannedWord: async (_parent, { text, verdict }, { services, staff }) => {
    requireScope(staff, 'moderation:words');
    const examined = await examineWord(services.db, text, verdict);
    return {
      word: examined.word,
      reading: examined.reading,
      spellings: examined.spellings,
      latestComments: examined.latest,
      caughtComments: examined.caught,
      caughtExamples: examined.examples,
      refusal: examined.refusal === null ? null : wordRefusal(examined.refusal),
    };
  },
} satisfies Partial<QueryResolvers>;

/** Changing them, with the audit in the same transaction. */
export const wordMutations = {
  decideBannedWord: (_parent, { text, verdict }, context) => {
    requireScope(context.staff, 'moderation:words');
    return inAudit(context, async (trx, at) => {
      const decided = await decideWord(trx, { text, verdict, staff: context.staff.email, at });
      if ('refused' in decided) return decided;
      const { word, before } = decided;
      return { action: ACTIONS[verdict], word, before: before?.verdict ?? null, after: verdict };
    });
  },
  removeBannedWord: (_parent, { text }, context) => {
    requireScope(context.staff, 'moderation:words');
    return inAudit(context, async (trx) => {
      const removed = await removeWord(trx, text);
      if ('refused' in removed) return removed;
      return { action: 'word.remove', word: removed.word, before: removed.verdict, after: null };
    });
  },
} satisfies Partial<MutationResolvers>;

interface Change {
  readonly action: string;
  readonly word: string;
  readonly before: Verdict | null;
  readonly after: Verdict | null;
}

async function inAudit(
  { services, staff }: StaffContext,
  work: (trx: Database, at: Date) => Promise<Change | { readonly refused: BannedWordRefusalCode }>,
) {
  const at = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const changed = await work(trx, at);
    if ('refused' in changed) return wordRefusal(changed.refused);
    const { action, word, before, after } = changed;
    await recordStaffAction(trx, staff, {
      at,
      action,
      entityKind: 'bannedWord',
      entityId: word,
      before: before && { verdict: before },
      after: after && { verdict: after },
    });
    return { __typename: 'BannedWordDecided', word, before } as const;
  });
}
