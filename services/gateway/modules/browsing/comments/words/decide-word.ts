import { sql } from 'kysely';
import type { BannedWordRefusalCode } from '../../../../staff-api/resolvers.generated.ts';
import type { Database } from '../../../../db/database.ts';
import { type DecidedWord, listEditorsWords, readingOf } from '../text/editors-words.ts';
import { type Examined, examineWord, type Verdict } from './examine-word.ts';

/** A decision on a word. */
export interface WordDecision {
  /** The word as it was typed. */
  readonly text: string;
  readonly verdict: Verdict;
  /** Email of the member of staff; null for the command. */
  readonly staff: string | null;
  readonly at: Date;
}

type Refused = { readonly refused: BannedWordRefusalCode };

/**
 * Bans or allows a word, in the place of an earlier decision on it, however that was written; every gateway goes by it once the
 * transaction is committed.
 */
export async function decideWord(
  trx: Database,
  { text, verdict, staff, at }: WordDecision,
): Promise<Examined | Refused> {
  await lockWords(trx);
  const examined = await examineWord(trx, text, verdict);
  if (examined.refusal !== null) return { refused: examined.refusal };
  const { word, before } = examined;
  if (before !== null) await trx.deleteFrom('comment_words').where('word', '=', before.word).execute();
  await trx.insertInto('comment_words').values({ word, verdict, staff, decided_at: at }).execute();
  return examined;
}

/** Takes a decision away, however the word is written: the lists alone decide again. @returns what was decided */
export async function removeWord(trx: Database, text: string): Promise<DecidedWord | Refused> {
  await lockWords(trx);
  const reading = readingOf(text);
  const decided = (await listEditorsWords(trx)).find((each) => readingOf(each.word) === reading);
  if (decided === undefined) return { refused: 'GONE' };
  await trx.deleteFrom('comment_words').where('word', '=', decided.word).execute();
  return decided;
}

/** Decisions are made one after the other, so that two spellings of a word are never both on the list. Comments are read on. */
async function lockWords(trx: Database): Promise<void> {
  await sql`lock table comment_words in share row exclusive mode`.execute(trx);
}
