import { expect, it } from 'vitest';
import { translated } from '@network/messages/catalogue/translations.ts';
import { welcome } from '@network/messages/welcome.ts';

// A browser that did not pay sees this of a payment that opened something, of one that waits, and of one that went back.
it.each(['en', 'de', 'es'])('says in %s what is true whatever became of the payment', (language) => {
  const { text } = translated(welcome, language).signInToContinue;
  expect(text).toMatch(/email|E-Mail|correo/);
  expect(text).not.toMatch(/ready|bereit|lista/);
});
