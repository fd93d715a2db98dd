import { expect, it } from 'vitest';
import { recombeeConfigOf, recombeeVariables } from './recombee-config.ts';

const all = Object.fromEntries(Object.keys(recombeeVariables).map((name) => [name, `value of ${name}`]));

it('D31 leaves recommending to the built-in recommender without credentials', () => {
  expect(recombeeConfigOf({})).toBeNull();
});

it('D31 goes to Recombee with all of its credentials', () => {
  expect(recombeeConfigOf({ ...all, RECOMBEE_REGION: 'eu-west' })).toEqual({
    region: 'eu-west',
    databases: {
      'network-main': {
        id: 'value of RECOMBEE_MAIN_DATABASE',
        privateToken: 'value of RECOMBEE_MAIN_PRIVATE_TOKEN',
        publicToken: 'value of RECOMBEE_MAIN_PUBLIC_TOKEN',
      },
      'network-reels': {
        id: 'value of RECOMBEE_REELS_DATABASE',
        privateToken: 'value of RECOMBEE_REELS_PRIVATE_TOKEN',
        publicToken: 'value of RECOMBEE_REELS_PUBLIC_TOKEN',
      },
    },
  });
});

it.each(Object.keys(recombeeVariables))('D31 stops when only %s is missing', (name) => {
  expect(recombeeConfigOf({ ...all, [name]: undefined })).toEqual([
    `${name}: expected with the other variables of Recombee`,
  ]);
});
