import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandbox } from '@network/messages/sandbox.ts';
import { expect, it } from 'vitest';
import { TEST_CARDS } from './cards.ts';

it('docs/demonstration.md lists every card, as the payment page does', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/demonstration.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([\d ]+)` *\| (.+?) *\|$/gm)].map(([, number, text]) => [
    (number ?? '').replaceAll(' ', ''),
    text,
  ]);
  expect(rows).toEqual(TEST_CARDS.map(([number, behaviour]) => [number, sandbox.biller.cards[behaviour]]));
});
