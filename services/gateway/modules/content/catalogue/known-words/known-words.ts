import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { isNear, neighbourhood } from '../folding/near-words.ts';
import { type KnownWord, type SearchedTexts, wordsToKnow } from '../folding/search-vector.ts';

/**
 * Adds the words of names and titles to those that an error is forgiven in. No two publications wait for each other, as
 * they would for a unique word: of two at once each adds it, which no search sees.
 */
export async function learnWords(trx: Database, texts: readonly SearchedTexts[]): Promise<void> {
  const words = new Map(texts.flatMap(wordsToKnow).map((known) => [known.word, known]));
  if (words.size === 0) return;
  const json = JSON.stringify([...words.values()].map((known) => ({ ...known, near: neighbourhood(known.word) })));
  await sql`
    insert into known_words (word, shown, near)
    select word, shown, near from jsonb_to_recordset(${json}::jsonb) as learnt(word text, shown text, near text[])
    where not exists (select from known_words known where known.word = learnt.word)
  `.execute(trx);
}

/** A typed word, and the known words that are one error away from it. */
export type NearWords = readonly [typed: string, known: readonly KnownWord[]];

/**
 * The known words that are one error away from typed ones, those with the same first letter first, as few people mistype that; typed
 * words without any are not there.
 */
export async function findNearWords(db: Database, words: readonly string[]): Promise<readonly NearWords[]> {
  if (words.length === 0) return [];
  const near = [...new Set(words.flatMap(neighbourhood))];
  const { rows } = await sql<KnownWord>`
    select distinct on (word) word, shown from known_words where near && ${near}::text[] order by word
  `.execute(db);
  const found = words.map((typed): NearWords => {
    const known = rows.filter(({ word }) => isNear(typed, word));
    const begins = ({ word }: KnownWord): boolean => word[0] === typed[0];
    return [typed, [...known.filter(begins), ...known.filter((each) => !begins(each))]];
  });
  return found.filter(([, known]) => known.length > 0);
}
