import type { Operation } from '../../../operations/operation.ts';
import type { GatewayServices } from '../../../services.ts';
import { listEditorsWords, readBannedWords } from './text/editors-words.ts';
import { decideWord, removeWord } from './words/decide-word.ts';
import { wordRefusal } from './words/word-refusal.ts';

const USAGE = [
  'Usage: npm run banned-words -- list',
  '       npm run banned-words -- ban WORD-OR-PHRASE',
  '       npm run banned-words -- allow WORD-OR-PHRASE   (although a list bans it)',
  '       npm run banned-words -- remove WORD-OR-PHRASE  (the lists decide again)',
  '       npm run banned-words -- try TEXT',
].join('\n');

const VERDICTS = { ban: 'banned', allow: 'allowed' } as const;

/** `npm run banned-words`: what comments may not hold besides the lists, as staff change it in the console. */
export const bannedWordsOperation: Operation = {
  name: 'banned-words',
  run: async (services, [command = '', ...rest]) => {
    const text = rest.join(' ').trim();
    if (command === 'list') return list(services);
    if (text === '') return { ok: false, text: USAGE };
    if (command === 'try') {
      const isBanned = (await readBannedWords(services.db)).isFoundIn(text);
      return { ok: true, text: isBanned ? 'A comment with this text is refused.' : 'A comment may say this.' };
    }
    if (command === 'ban' || command === 'allow') return decide(services, text, VERDICTS[command]);
    return command === 'remove' ? remove(services, text) : { ok: false, text: USAGE };
  },
};

async function list({ db }: GatewayServices) {
  const decided = await listEditorsWords(db);
  const lines = decided.map(({ word, verdict }) => `${verdict.padEnd(8)} ${word}`);
  return { ok: true, text: lines.length === 0 ? 'The editors decided on no word yet.' : lines.join('\n') };
}

async function decide({ db, clock }: GatewayServices, text: string, verdict: 'banned' | 'allowed') {
  const decision = { text, verdict, staff: null, at: clock.now() };
  const decided = await db.transaction().execute((trx) => decideWord(trx, decision));
  return 'refused' in decided
    ? { ok: false, text: wordRefusal(decided.refused).message }
    : { ok: true, text: `"${decided.word}" is ${verdict} from now on.` };
}

async function remove({ db }: GatewayServices, text: string) {
  const removed = await db.transaction().execute((trx) => removeWord(trx, text));
  return 'refused' in removed
    ? { ok: false, text: wordRefusal(removed.refused).message }
    : { ok: true, text: `The lists decide on "${removed.word}" again.` };
}
