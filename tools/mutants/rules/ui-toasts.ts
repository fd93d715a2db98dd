import type { MutatedFile } from '../mutant.ts';

/** Notices on screen: one of each, gone after their time. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/ui/toast/toast-store.ts',
    tests: ['libs/ui/toast/toast-store.test.ts'],
    mutants: [
      {
        rules: ['E20'],
        breaks: 'the time before a pause is given once more',
        find: 'entry.left = Math.max(0, entry.left - (clock.now() - entry.since));',
        replace: '',
      },
      {
        rules: ['E20'],
        breaks: 'a notice that was paused stays for ever',
        find: 'for (const [id, entry] of waiting) start(id, entry.left);',
        replace: '',
      },
      {
        rules: ['E20'],
        breaks: 'a notice goes while somebody reads it',
        find: '        entry.cancel();\n        entry.left',
        replace: '        entry.left',
      },
      {
        rules: ['E20'],
        breaks: 'an error that reads like a success is not shown',
        find: 'toast.type === input.type && toast.message === input.message',
        replace: 'toast.message === input.message',
      },
      {
        rules: ['E20'],
        breaks: 'a notice ignores the time it was given',
        find: 'input.dismissAfter ?? TOAST_DISMISS_AFTER_MS',
        replace: 'TOAST_DISMISS_AFTER_MS',
      },
      {
        rules: ['E20'],
        breaks: 'a notice that is shown again keeps its old time',
        find: 'waiting.get(same.id)?.cancel();\n        start(same.id, left);',
        replace: '',
      },
      {
        rules: ['E20'],
        breaks: 'a notice that comes while time stands still runs out',
        find: 'paused ? () => {} : clock.after(left, () => dismiss(id))',
        replace: 'clock.after(left, () => dismiss(id))',
      },
      {
        rules: ['E20'],
        breaks: 'the screen is told of a change that was none',
        find: 'if (toasts.some((toast) => toast.id === id)) set(',
        replace: 'set(',
      },
      {
        rules: ['E20'],
        breaks: 'a listener that left is told all the same',
        find: 'return () => listeners.delete(listener);',
        replace: 'return () => undefined;',
      },
    ],
  },
  {
    file: 'libs/ui/constants.ts',
    tests: ['libs/ui/toast/toast-store.test.ts'],
    mutants: [
      {
        rules: ['E20'],
        breaks: 'a notice goes after a second',
        find: 'TOAST_DISMISS_AFTER_MS = 10_000',
        replace: 'TOAST_DISMISS_AFTER_MS = 1_000',
      },
    ],
  },
];
