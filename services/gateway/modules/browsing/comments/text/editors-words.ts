import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { SharedSource } from '../../../../shared-data/shared-data.ts';
import { type BannedWords, commentWordsOf, type EditorsWord } from './banned-words.ts';
import { foldedWords } from './fold-text.ts';

let known: { readonly key: string; readonly words: BannedWords } | null = null;

/** Stored until a decision is announced, which every gateway hears. */
const DECIDED: SharedSource = { name: 'words that editors decided on', tables: ['comment_words'] };

/** The words that comments may not contain, by the lists and the editors' decisions, on every gateway. */
export async function loadBannedWords({ db, shared }: Pick<GatewayServices, 'db' | 'shared'>): Promise<BannedWords> {
  return wordsOf(await shared.read(DECIDED, null, () => readDecided(db)));
}

/** Reads the banned words from the database, because right after a decision the cached ones may be old. */
export async function readBannedWords(db: Database): Promise<BannedWords> {
  return wordsOf(await readDecided(db));
}

const readDecided = (db: Database): Promise<EditorsWord[]> =>
  db.selectFrom('comment_words').select(['word', 'verdict']).orderBy('word').execute();

function wordsOf(editors: readonly EditorsWord[]): BannedWords {
  const key = JSON.stringify(editors);
  // Made again only when the editors changed something: the data set takes a moment to prepare.
  if (known?.key !== key) known = { key, words: commentWordsOf(editors) };
  return known.words;
}

/** A decision of the editors. */
export interface DecidedWord extends EditorsWord {
  readonly decided_at: Date;
  /** Email of the member of staff; null for the command. */
  readonly staff: string | null;
}

/** Lists the editors' words in alphabetical order. */
export function listEditorsWords(db: Database): Promise<DecidedWord[]> {
  return db.selectFrom('comment_words').select(['word', 'verdict', 'decided_at', 'staff']).orderBy('word').execute();
}

/** How a word is compared with others: those that read alike are one. */
export function readingOf(word: string): string {
  return foldedWords(word).join(' ');
}
