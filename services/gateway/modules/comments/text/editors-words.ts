import type { Database } from '../../../db/database.ts';
import { foldedWords } from './fold-text.ts';
import { type BannedWords, commentWordsOf, type EditorsWord } from './banned-words.ts';

let known: { readonly key: string; readonly words: BannedWords } | null = null;

/** The words that comments may not contain, by the lists and the editors' current decisions, on every gateway. */
export async function loadBannedWords(db: Database): Promise<BannedWords> {
  const editors = await listEditorsWords(db);
  const key = JSON.stringify(editors);
  // Made again only when the editors changed something: the data set takes a moment to prepare.
  if (known?.key !== key) known = { key, words: commentWordsOf(editors) };
  return known.words;
}

/** In the order of the alphabet. */
export function listEditorsWords(db: Database): Promise<EditorsWord[]> {
  return db.selectFrom('comment_words').select(['word', 'verdict']).orderBy('word').execute();
}

/** Replaces an earlier decision on that word, however it was written. */
export async function decideWord(db: Database, { word, verdict }: EditorsWord, now: Date): Promise<void> {
  await deleteWord(db, word);
  await db
    .insertInto('comment_words')
    .values({ word, verdict, decided_at: now })
    .onConflict((conflict) => conflict.column('word').doUpdateSet({ verdict, decided_at: now }))
    .execute();
}

/** @returns whether the editors had decided on it */
export async function deleteWord(db: Database, word: string): Promise<boolean> {
  const folded = foldedWords(word).join(' ');
  const decided = (await listEditorsWords(db)).filter((each) => foldedWords(each.word).join(' ') === folded);
  if (decided.length === 0) return false;
  const words = decided.map((each) => each.word);
  await db.deleteFrom('comment_words').where('word', 'in', words).execute();
  return true;
}
