import { textLength } from '@network/validation/text-length.ts';
import type { BannedWordRefusalCode } from '../../../../staff-api/resolvers.generated.ts';
import type { Database } from '../../../../db/database.ts';
import { bannedWordsOf, commentWordsOf, type EditorsWord } from '../text/banned-words.ts';
import { type DecidedWord, listEditorsWords, readingOf } from '../text/editors-words.ts';
import { foldForComparison } from '../text/fold-text.ts';
import { spellingsOf } from '../text/spellings.ts';

/** Characters of a word or phrase. */
const LONGEST = 60;
/**
 * A word is too broad when it is in more than this share of the latest comments, at least in so many of them: it would keep people
 * from saying ordinary things.
 */
const BROAD = { latest: 1_000, share: 0.05, least: 5 } as const;
const MOST_EXAMPLES = 5;

export type Verdict = EditorsWord['verdict'];

/** What a decision on a word would do. */
export interface Examined {
  /** The word as it would be stored. */
  readonly word: string;
  /** What the editors decided on it before; null for nothing. */
  readonly before: DecidedWord | null;
  /** How comments are compared with it. */
  readonly reading: string;
  /** Other spellings that are read as the same. */
  readonly spellings: readonly string[];
  /** How many of the latest comments were compared with it; none for a word that is allowed. */
  readonly latest: number;
  /** How many of those have it, and some of them. */
  readonly caught: number;
  readonly examples: readonly string[];
  /** Why the decision is refused; null for one that can be made. */
  readonly refusal: Exclude<BannedWordRefusalCode, 'GONE'> | null;
}

/** Examines a decision on a word or phrase as somebody typed it, and changes nothing. */
export async function examineWord(db: Database, text: string, verdict: Verdict): Promise<Examined> {
  const word = foldForComparison(text);
  const reading = readingOf(word);
  const nothing = { word, before: null, reading, spellings: [], latest: 0, caught: 0, examples: [] };
  if (reading === '') return { ...nothing, refusal: 'EMPTY' };
  if (textLength(word) > LONGEST) return { ...nothing, refusal: 'TOO_LONG' };
  const editors = await listEditorsWords(db);
  const before = editors.find((each) => readingOf(each.word) === reading) ?? null;
  const found = { ...nothing, before, spellings: spellingsOf(word) };
  if (before?.verdict === verdict) return { ...found, refusal: 'DUPLICATE' };
  const others = editors.filter((each) => each !== before);
  if (verdict === 'allowed') return { ...found, refusal: problemOfAllowing(word, editors, others) };
  // What the editors had allowed may be banned again although a list bans it too.
  if (before === null && commentWordsOf(others).isFoundIn(word)) return { ...found, refusal: 'ON_LIST' };
  const comments = await latestComments(db);
  const rule = bannedWordsOf([word]);
  const caught = comments.filter((comment) => rule.isFoundIn(comment));
  const isBroad = caught.length >= BROAD.least && caught.length > comments.length * BROAD.share;
  return {
    ...found,
    latest: comments.length,
    caught: caught.length,
    examples: caught.slice(0, MOST_EXAMPLES),
    refusal: isBroad ? 'TOO_BROAD' : null,
  };
}

function problemOfAllowing(word: string, editors: readonly EditorsWord[], others: readonly EditorsWord[]) {
  if (!commentWordsOf(editors).isFoundIn(word)) return 'NOT_BANNED';
  return commentWordsOf([...others, { word, verdict: 'allowed' }]).isFoundIn(word) ? 'STILL_BANNED' : null;
}

/** Texts of the latest comments of all brands that are shown. */
async function latestComments(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('comments')
    .select('text')
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(BROAD.latest)
    .execute();
  return rows.map(({ text }) => text);
}
