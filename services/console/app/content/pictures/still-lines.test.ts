import { expect, it } from 'vitest';
import { readStills, writeStills } from './still-lines.ts';

it('reads what it writes, with crops, with spaces in texts and without a text', () => {
  const stills = [
    { picture: 'a-wall-1f', alt: 'A wall  in red ', crops: [] },
    { picture: 'a-floor', alt: '', crops: ['3:4 10% 0% 60%', '16:9 0% 0% 90%'] },
    { picture: 'a-hall', alt: '[Backstage] A hall', crops: [] },
    { picture: 'a-door', alt: '[Backstage] A door', crops: ['3:4 10% 0% 60%'] },
  ];
  expect(readStills(writeStills(stills))).toEqual(stills);
  expect(readStills('\n a-wall\n')).toEqual([{ picture: '', alt: 'a-wall', crops: [] }]);
  expect(readStills('a-wall')).toEqual([{ picture: 'a-wall', alt: '', crops: [] }]);
});
