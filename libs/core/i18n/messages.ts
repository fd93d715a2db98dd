import { createTranslator, type _Translator as Translator } from 'use-intl/core';

/** The catalogue is English throughout; dates are calendar days of the network, in UTC. */
export const LOCALE = 'en';
export const TIME_ZONE = 'UTC';

type Namespace = Readonly<Record<string, unknown>>;

const translators = new WeakMap<Namespace, unknown>();

/**
 * The translator of one file of the message catalogue: `messagesOf(home)('join.action', { brand })`. The compiler
 * checks keys and values, and a bundle contains only the files that it imports.
 */
export function messagesOf<const Messages extends Namespace>(messages: Messages): Translator<Messages> {
  const known = translators.get(messages);
  if (known) return known as Translator<Messages>;
  const translator = createTranslator({ locale: LOCALE, timeZone: TIME_ZONE, messages });
  translators.set(messages, translator);
  return translator;
}

/** The same for components, under the name that they expect. */
export const useMessages = messagesOf;
