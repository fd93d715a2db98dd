/** Texts of the editor of chapters. */
export const chapters = {
  none: 'No chapter yet.',
  add: 'Add a chapter at the film’s moment',
  addLast: 'Add a chapter',
  untitled: (number: number) => `Chapter ${number}`,
  start: (number: number) => `Chapter ${number}: begins at`,
  nameIn: (number: number, language: string) => `Chapter ${number}: title, ${language}`,
  otherLanguages: (number: number) => `Chapter ${number} in other languages`,
  name: (number: number) => `Chapter ${number}: title`,
  set: (number: number) => `Let chapter ${number} begin at the film’s moment`,
  go: (number: number) => `Go to chapter ${number}`,
  badTime: 'Write a time such as 0:12:30.',
  remove: (number: number) => `Remove chapter ${number}`,
} as const;
