import { createTranslator, type _Translator as Translator } from 'use-intl/core';
import { language, TIME_ZONE } from './language.ts';

type Namespace = Readonly<Record<string, unknown>>;

let improve = <Made>(translator: Made): Made => translator;

let translate = <Messages extends Namespace>(messages: Messages): Messages => messages;

const translators = new WeakMap<Namespace, unknown>();

/**
 * The translator of one file of the message catalogue, in the language of the page: `messagesOf(home)('join.action', { brand })`.
 * The compiler checks keys and values, and a bundle contains only the files that it imports. Call it where the text is
 * shown, not while a module is loaded: a server answers in several languages.
 */
export function messagesOf<const Messages extends Namespace>(messages: Messages): Translator<Messages> {
  const own = translate(messages);
  const known = translators.get(own);
  if (known) return known as Translator<Messages>;
  const translator = improve(createTranslator({ locale: language(), timeZone: TIME_ZONE, messages: own }));
  translators.set(own, translator);
  return translator;
}

/** `messagesOf` for components, under the name that they expect. */
export const useMessages = messagesOf;

/** The texts themselves in the language of the page, where they are not read by a translator. */
export const textsOf = <const Messages extends Namespace>(messages: Messages): Messages => translate(messages);

/**
 * How texts in English lead to those in the language of the page. A browser's bundle has the texts of one language in their
 * place, and no need of this.
 */
export function translateBy(find: <Messages extends Namespace>(messages: Messages) => Messages): void {
  translate = find;
}

/** What is done to each translator when it is made. Servers have it remember texts, of which a browser shows each but once or twice. */
export function improveTranslatorsBy(change: typeof improve): void {
  improve = change;
}
