import type { MutatedFile } from '../mutant.ts';

/** The thread of a film, its dialogs, and the address of the moderation page. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/comments/moderation-search.ts',
    tests: ['libs/features/comments/moderation-search.test.ts'],
    mutants: [
      {
        rules: ['A11'],
        breaks: 'the list of the latest comments is not in the address',
        find: "{ list: 'recent' }",
        replace: "{ list: 'RECENT' }",
      },
      {
        rules: ['A11'],
        breaks: 'anything may be the end of a part',
        find: '/^-?\\d{1,9}\\.[1-9]\\d{0,17}$/',
        replace: '/^-?\\d{1,9}\\.\\d{1,18}$/',
      },
    ],
  },
  {
    file: 'libs/features/comments/thread/thread-data.ts',
    tests: ['libs/features/comments/thread/thread-data.test.ts'],
    mutants: [
      {
        rules: ['X14'],
        breaks: 'a thread repeats what is shown',
        find: '[...data.threads, ...unknownTo(data, page.comments)]',
        replace: '[...data.threads, ...page.comments]',
      },
      {
        rules: ['R03'],
        breaks: 'a pinned comment of an address stands there twice',
        find: 'const opened = isPinned ? data :',
        replace: 'const opened =',
      },
      {
        rules: ['X14'],
        breaks: 'a draft that was taken back is remembered',
        find: 'ownIds: data.ownIds.filter((id) => id !== draft.commentId),',
        replace: '',
      },
      {
        rules: ['X14'],
        breaks: 'a reply begins a thread that is loaded in part',
        find: '(thread?.replyCount === 0 ? { items: [], nextCursor: null } : undefined)',
        replace: '{ items: [], nextCursor: null }',
      },
      {
        rules: ['X14'],
        breaks: 'the other vote is not taken back',
        find: 'Number(vote === kind) - Number(comment.myVote === kind)',
        replace: 'Number(vote === kind)',
      },
      {
        rules: ['A11'],
        breaks: 'a removed comment takes its replies along',
        find: 'if (comment.replyCount === 0) return',
        replace: 'if (comment.replyCount >= 0) return',
      },
      {
        rules: ['A11'],
        breaks: 'a comment that is no longer pinned is gone',
        find: 'threads: [...before, ...others] }',
        replace: 'threads: others }',
      },
    ],
  },
  {
    file: 'libs/features/comments/thread/thread.tsx',
    tests: ['libs/features/comments/thread/thread.dom.test.tsx'],
    mutants: [
      {
        rules: ['E11'],
        breaks: 'the list is not asked for again',
        find: 'onClick={() => void thread.refetch()}',
        replace: 'onClick={() => undefined}',
      },
    ],
  },
  {
    file: 'libs/features/comments/thread/use-thread.ts',
    tests: ['libs/features/comments/thread/thread.dom.test.tsx'],
    mutants: [
      {
        rules: ['E11'],
        breaks: 'more comments fail in silence',
        find: "withMore(data, comments as never));\n        } catch {\n          tell(t('errors.fetch'));",
        replace: 'withMore(data, comments as never));\n        } catch {',
      },
      {
        rules: ['E11'],
        breaks: 'a vote that failed stays counted',
        find: '} catch {\n          undo();',
        replace: '} catch {',
      },
      {
        rules: ['V07'],
        breaks: 'a second vote is told as a failure',
        find: "answer.__typename === 'CommentRefused' ? refusalText(answer.messageKey, 'vote') : t('errors.vote')",
        replace: "t('errors.vote')",
      },
      {
        rules: ['A11'],
        breaks: 'a comment that could not be removed stays away',
        find: "client.setQueryData(queryKey, before);\n        tell(t('errors.delete'));",
        replace: "tell(t('errors.delete'));",
      },
      {
        rules: ['A11'],
        breaks: 'a comment that could not be pinned stays pinned',
        find: "client.setQueryData(queryKey, before);\n        tell(t('errors.pin'));",
        replace: "tell(t('errors.pin'));",
      },
      {
        rules: ['E11'],
        breaks: 'every refusal of a comment is told as a failure',
        find: "isRefused ? refusalText(answer.messageKey, 'add') : t('errors.add')",
        replace: "t('errors.add')",
      },
    ],
  },
  {
    file: 'libs/features/comments/dialogs/badges-explanation.tsx',
    tests: ['libs/features/comments/dialogs/explanations.dom.test.tsx'],
    mutants: [
      {
        rules: ['L12'],
        breaks: 'the badge of founders is not explained',
        find: ", 'founder'];",
        replace: '];',
      },
      {
        rules: ['M02'],
        breaks: 'the days of grace are left out',
        find: "{t('badges.grace')}",
        replace: "{t('badges.intro')}",
      },
    ],
  },
  {
    file: 'libs/features/comments/badges/member-badges.tsx',
    tests: ['libs/features/comments/dialogs/explanations.dom.test.tsx'],
    mutants: [
      {
        rules: ['M02'],
        breaks: 'badges open the guidelines',
        find: "dialogs.open('BadgesExplanation', {})",
        replace: "dialogs.open('CommunityGuidelines', {})",
      },
    ],
  },
  {
    file: 'libs/features/comments/dialogs/community-guidelines.tsx',
    tests: ['libs/features/comments/dialogs/explanations.dom.test.tsx'],
    mutants: [
      {
        rules: ['M22'],
        breaks: 'a guideline is left out',
        find: ", 'legal'] as const",
        replace: '] as const',
      },
      {
        rules: ['M22'],
        breaks: 'the guidelines are not closed',
        find: 'onOpenChange={(isOpen) => isOpen || onClose()}',
        replace: 'onOpenChange={() => undefined}',
      },
    ],
  },
];
