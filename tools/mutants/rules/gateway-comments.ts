import type { MutatedFile } from '../mutant.ts';

const TESTS = ['services/gateway/modules/comments/comments.integration.test.ts'];
const RACES = 'services/gateway/modules/comments/races.postgres.test.ts';

/** Taking part in comments, their lists and moderation, also at once. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/comments/resolvers/comment-fields.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['X14'],
        breaks: 'every comment says that it is the reader’s own',
        find: 'row.author_id === (await context.person())?.userId',
        replace: '(await context.person()) !== null',
      },
    ],
  },
  {
    file: 'libs/access/rules/taking-part.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['A11'],
        breaks: 'a member comments on films of sites that they have not',
        find: '    mayComment(where),',
        replace: '    mayComment({}),',
      },
    ],
  },
  {
    file: 'libs/access/rules/editor.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['A11'],
        breaks: 'every member removes and pins',
        find: "  if (!isAdmin(person) && !person.viewer.groups.includes('commenteditor')) return [];\n",
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/reader/comment-pages.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['C19'],
        breaks: 'a comment is found under any film',
        find: "    .where('id', '=', commentId)\n    .where('video_id', '=', videoId)\n",
        replace: "    .where('id', '=', commentId)\n",
      },
      {
        rules: ['X14'],
        breaks: 'of comments that are liked alike the oldest comes first',
        find: "query.orderBy('score', 'desc').orderBy('id', 'desc')",
        replace: "query.orderBy('score', 'desc').orderBy('id', 'asc')",
      },
      {
        rules: ['X14'],
        breaks: 'the newest comment that is known comes again as new',
        find: "AGE, '<', ageOf(since)",
        replace: "AGE, '<=', ageOf(since)",
      },
      {
        rules: ['X14'],
        breaks: 'what a deleted user said is left out',
        find: '(comments.removed_at is null or comments.reply_count > 0)',
        replace: '(comments.removed_at is null and comments.author_id is not null or comments.reply_count > 0)',
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/reader/focused-comment.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['R03'],
        breaks: 'the comment in question is left out of what leads to it',
        find: "'<=', comment.id",
        replace: "'<', comment.id",
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/refusal.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['V07', 'E11'],
        breaks: 'a banned word is told as a comment that was made before',
        find: "BANNED_WORD: 'bannedWord'",
        replace: "BANNED_WORD: 'duplicate'",
      },
    ],
  },
  {
    file: 'libs/validation/comment-text.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['V07'],
        breaks: 'an emoji of a comment counts as two characters',
        find: 'text.length > MAX_COMMENT_LENGTH && Array.from(text).length > MAX_COMMENT_LENGTH',
        replace: 'text.length > MAX_COMMENT_LENGTH',
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/writer/add-comment.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['E11'],
        breaks: 'the same comment in capitals is another one',
        find: 'update(foldForComparison(text))',
        replace: 'update(text)',
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/writer/add-comment.ts',
    tests: [RACES],
    mutants: [
      {
        rules: ['V07'],
        breaks: 'a comment that was made before is counted again',
        find: '    if (!written) return null;\n',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/writer/vote-comment.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['E11', 'V07'],
        breaks: 'the same vote counts twice',
        find: '      if (turned.numUpdatedRows === 0n) return null;\n',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/identity/profile/display-name.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['V01'],
        breaks: 'a name that is taken is an error of the gateway',
        find: "    if (isUniqueViolation(error)) return refusal('TAKEN');\n",
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/identity/profile/display-name.ts',
    tests: [RACES],
    mutants: [
      {
        rules: ['V01'],
        breaks: 'who has a name chooses another',
        find: "      .where('display_name', 'is', null)\n",
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/writer/moderate-comment.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['A11'],
        breaks: 'a removed comment is still counted',
        find: '    await count(trx, comment, -1);\n',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/resolvers/comment-mutations.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['A11'],
        breaks: 'a reply is taken for something that can be pinned',
        find: 'comment.parent_id !== null || comment.removed_at !== null',
        replace: 'comment.removed_at !== null',
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/moderation/moderation-reader.ts',
    tests: TESTS,
    mutants: [
      {
        rules: ['A11'],
        breaks: 'an editor of one site moderates another',
        find: "    .where('comments.id', '=', id)\n    .where('videos.site_id', 'in', [...sites])\n",
        replace: "    .where('comments.id', '=', id)\n",
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/writer/comment-totals.ts',
    tests: [RACES],
    mutants: [
      {
        rules: ['X14', 'A11'],
        breaks: 'who writes or pins does not wait for who does so already',
        find: '.forUpdate()',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/comments/writer/report-comment.ts',
    tests: [RACES],
    mutants: [
      {
        rules: ['A11'],
        breaks: 'a second report of a member counts too',
        find: '    if ((reported.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;\n',
        replace: '',
      },
    ],
  },
];
