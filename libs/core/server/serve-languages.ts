import { AsyncLocalStorage } from 'node:async_hooks';
import { translated } from '@network/messages/catalogue/translations.ts';
import { DEFAULT_LANGUAGE, type Language } from '@network/validation/languages.ts';
import { language, readLanguageBy } from '../i18n/language.ts';
import { improveTranslatorsBy, translateBy } from '../i18n/messages.ts';
import { rememberTexts } from './languages/remembered-texts.ts';

/** The language in which a request is answered, and the prefix of its paths. */
interface Requested {
  readonly language: Language;
  readonly prefix: string;
}

const requested = new AsyncLocalStorage<Requested>();

readLanguageBy(
  () => requested.getStore()?.language ?? DEFAULT_LANGUAGE,
  () => requested.getStore()?.prefix ?? '',
);
translateBy((messages) => translated(messages, language()));
improveTranslatorsBy(rememberTexts);

/** Answers a request in a language: all texts, dates and prices within are in it. */
export const inLanguage = <Result>({ language: of, prefix }: Requested, answer: () => Result): Result =>
  requested.run({ language: of, prefix }, answer);
