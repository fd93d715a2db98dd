/** Texts of the editor of texts by language. */
export const translations = {
  hint: 'What is left empty is shown in English.',
  inLanguage: (field: string, language: string) => `${field}, ${language}`,
} as const;
