/** Texts of the editor of titles and descriptions by language. */
export const translations = {
  hint: 'What is left empty is shown in English.',
  title: (language: string) => `Title, ${language}`,
  description: (language: string) => `Description, ${language}`,
} as const;
