import type { MutatedFile } from '../mutant.ts';

const TESTS = ['services/gateway/modules/comments/text/banned-words.test.ts'];

/** Words that no comment may hold, however they are written. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/comments/text/banned-words.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['V07'],
        breaks: 'a word spelled with spaces is let through',
        find: 'if (isSingle && isRunning)',
        replace: 'if (isSingle && !isRunning && joined.length < 0)',
      },
      {
        rules: ['V07'],
        breaks: 'a banned word is found inside a longer one',
        find: 'reading.includes(` ${phrase} `)',
        replace: 'reading.includes(phrase)',
      },
      {
        rules: ['V07'],
        breaks: 'a banned word is looked for at the beginning alone',
        find: 'reading.includes(` ${phrase} `)',
        replace: 'reading.startsWith(` ${phrase} `)',
      },
      {
        rules: ['V07'],
        breaks: 'remarks of the list are words of it',
        find: "line.trim() !== '' && !line.startsWith('#')",
        replace: "line.trim() !== ''",
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/text/fold-text.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['V07'],
        breaks: 'only spaces part words',
        find: '/[^\\p{L}\\p{N}]+/u',
        replace: '/\\s+/u',
      },
      {
        rules: ['V07'],
        breaks: 'a comment in capitals is another one',
        find: '    .toLowerCase()\n    .replaceAll(/\\p{Cf}/gu',
        replace: '    .replaceAll(/\\p{Cf}/gu',
      },
    ],
  },
];
