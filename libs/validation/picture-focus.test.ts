import { expect, it } from 'vitest';
import { focusFragment, PICTURE_FOCUS } from './picture-focus.ts';

it.each([
  ['0% 0%', '#focus-aa'],
  ['30% 60%', '#focus-dg'],
  ['100% 100%', '#focus-kk'],
  ['50% 50%', ''],
  [null, ''],
  ['30%', ''],
  ['30% 60%; color: red', ''],
])('%s is %j in the address of a picture', (focus, fragment) => expect(focusFragment(focus)).toBe(fragment));

it.each(['30% 60%', '0% 100%'])('%s is a focal point', (focus) => expect(focus).toMatch(PICTURE_FOCUS));
it.each(['35% 60%', '110% 0%', '30 60', '', '30% 60% '])('%j is none', (focus) =>
  expect(focus).not.toMatch(PICTURE_FOCUS),
);
