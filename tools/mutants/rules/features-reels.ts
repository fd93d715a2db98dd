import type { MutatedFile } from '../mutant.ts';

/** The feed of reels: what plays, where it stands, and what is told of it. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/features/reels/player/steps.ts',
    tests: ['libs/features/reels/player/steps.test.ts'],
    mutants: [
      {
        rules: ['R48'],
        breaks: 'one reel is loaded ahead',
        find: 'const AHEAD = 2;',
        replace: 'const AHEAD = 1;',
      },
      {
        rules: ['R48'],
        breaks: 'reels are loaded ahead before the feed has stood',
        find: 'index >= settled - 1 && index <= settled + AHEAD',
        replace: 'index >= active - 1 && index <= active + AHEAD',
      },
      {
        rules: ['R48'],
        breaks: 'a key takes what a button under the focus needs',
        find: "command === 'toggle' && ['BUTTON', 'A'].includes(focusedTag) ? null : command",
        replace: 'command',
      },
      {
        rules: ['R48'],
        breaks: 'a key of every object counts as a command',
        find: 'Object.hasOwn(KEYS, event.key) ? (KEYS[event.key] ?? null) : null',
        replace: 'KEYS[event.key] ?? null',
      },
      {
        rules: ['R48'],
        breaks: 'a key that was used already leads on',
        find: ' || event.defaultPrevented',
        replace: '',
      },
      {
        rules: ['R48'],
        breaks: 'the last reel leads out of the feed',
        find: 'Math.min(active + 1, last)',
        replace: 'active + 1',
      },
    ],
  },
  {
    file: 'libs/features/reels/player/sound.ts',
    tests: ['libs/features/reels/player/sound.test.ts'],
    mutants: [
      {
        rules: ['R48'],
        breaks: 'a reel begins with sound',
        find: "=== 'on'",
        replace: "!== 'off'",
      },
      {
        rules: ['R48'],
        breaks: 'a store that refuses turns the sound on',
        find: 'return false;',
        replace: 'return true;',
      },
    ],
  },
  {
    file: 'libs/features/reels/player/send-reel-event.ts',
    tests: ['libs/features/reels/player/sound.test.ts'],
    mutants: [
      {
        rules: ['C24'],
        breaks: 'an event is lost with the page',
        find: 'keepalive: true,',
        replace: '',
      },
      {
        rules: ['C24', 'K15'],
        breaks: 'an event goes to the address of another',
        find: '/rest/reel/${name}',
        replace: '/rest/reels/${name}',
      },
      {
        rules: ['C24'],
        breaks: 'an event that was refused counts as taken',
        find: 'return answer.ok;',
        replace: 'return true;',
      },
    ],
  },
  {
    file: 'libs/features/reels/player/use-feed-place.ts',
    tests: ['libs/features/reels/player/use-feed-place.dom.test.tsx'],
    mutants: [
      {
        rules: ['R48'],
        breaks: 'reels that pass by are where the feed stands',
        find: 'if (aim.current !== null && aim.current !== shown.current) return;',
        replace: '',
      },
      {
        rules: ['R48'],
        breaks: 'a scroll that was cut short is not taken up again',
        find: "root.addEventListener('scrollend', goOn);",
        replace: '',
      },
      {
        rules: ['R48'],
        breaks: 'a key that calls back forgets its aim',
        find: 'aim.current === null && place === shown.current ? null : place',
        replace: 'place === shown.current ? null : place',
      },
      {
        rules: ['R48'],
        breaks: 'the focus on a reel does not lead there',
        find: ", 'focusin']",
        replace: ']',
      },
    ],
  },
];
