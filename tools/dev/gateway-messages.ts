/** What the gateway tells `npm run dev`: files of modules that it has begun to load. */
export interface LoadedModules {
  readonly loaded: readonly string[];
}

/** What `npm run dev` tells the gateway: files of texts that it has loaded were edited. */
export interface EditedTexts {
  readonly editedTexts: readonly string[];
}

/** The answer: `kept` where a file can't be read, `not taken` where the gateway has to start again to have the texts. */
export interface TextsAnswer {
  readonly texts: 'taken' | 'kept' | 'not taken';
}

export const isLoadedModules = (message: unknown): message is LoadedModules => has(message, 'loaded');

export const isEditedTexts = (message: unknown): message is EditedTexts => has(message, 'editedTexts');

export const isTextsAnswer = (message: unknown): message is TextsAnswer => has(message, 'texts');

const has = (message: unknown, key: string): boolean =>
  typeof message === 'object' && message !== null && key in message;
