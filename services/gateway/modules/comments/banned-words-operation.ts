import type { Operation } from '../../operations/operation.ts';
import { decideWord, deleteWord, listEditorsWords, loadBannedWords } from './text/editors-words.ts';
import { foldedWords, foldForComparison } from './text/fold-text.ts';

const USAGE = [
  'Usage: npm run banned-words -- list',
  '       npm run banned-words -- ban WORD-OR-PHRASE',
  '       npm run banned-words -- allow WORD-OR-PHRASE   (although a list bans it)',
  '       npm run banned-words -- remove WORD-OR-PHRASE  (the lists decide again)',
  '       npm run banned-words -- try TEXT',
].join('\n');

const LONGEST = 60;
const VERDICTS = { ban: 'banned', allow: 'allowed' } as const;

/** `npm run banned-words`: what comments may not hold besides the lists, at once on every gateway. */
export const bannedWordsOperation: Operation = {
  name: 'banned-words',
  run: async ({ db, clock }, [command = '', ...rest]) => {
    const text = rest.join(' ').trim();
    if (command === 'list') {
      const decided = await listEditorsWords(db);
      const lines = decided.map(({ word, verdict }) => `${verdict.padEnd(8)} ${word}`);
      return { ok: true, text: lines.length === 0 ? 'The editors decided on no word yet.' : lines.join('\n') };
    }
    if (command === 'try' && text !== '') {
      const isBanned = (await loadBannedWords(db)).isFoundIn(text);
      return { ok: true, text: isBanned ? 'A comment with this text is refused.' : 'A comment may say this.' };
    }
    const word = foldForComparison(text);
    if (foldedWords(word).length === 0 || word.length > LONGEST) return { ok: false, text: USAGE };
    if (command === 'ban' || command === 'allow') {
      await decideWord(db, { word, verdict: VERDICTS[command] }, clock.now());
      return { ok: true, text: `"${word}" is ${VERDICTS[command]} from now on.` };
    }
    if (command !== 'remove') return { ok: false, text: USAGE };
    const wasDecided = await deleteWord(db, word);
    return wasDecided
      ? { ok: true, text: `The lists decide on "${word}" again.` }
      : { ok: false, text: `The editors had decided nothing on "${word}".` };
  },
};
