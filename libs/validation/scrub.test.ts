import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub } from './scrub.ts';

describe('E21 what an error says of a person is taken out', () => {
  it.each([
    ['No account for ada.sample+x@example.com here', 'No account for [email] here'],
    ['at https://brand.example/search?q=ada&page=2:10:5', 'at https://brand.example/search'],
    ['at load (https://brand.example/assets/app.js:10:5)', 'at load (https://brand.example/assets/app.js:10:5)'],
    ['postgres://user:secret@db/net failed', 'postgres://db/net failed'],
    ['from 203.0.113.7 refused', 'from [address] refused'],
    ['card 4111 1111 1111 1111 declined', 'card [number] declined'],
    ['session abcdefgh1jklmnopqrstuvwxyz ended', 'session [token] ended'],
    [
      'TypeError: useSuspenseQueryOptionsOfTheRoute is not a function',
      'TypeError: useSuspenseQueryOptionsOfTheRoute is not a function',
    ],
  ])('E21 %s', (text, scrubbed) => expect(scrub(text)).toBe(scrubbed));

  it('E21 leaves no address of anyone, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.lorem(), (email, words) => {
        expect(scrub(`${words} ${email} ${words}`)).not.toContain(email);
      }),
    );
  });
});
