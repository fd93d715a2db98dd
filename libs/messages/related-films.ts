/** Films to go on with, below a list that has few. */
export const relatedFilms = {
  related: { title: 'More like this', text: 'Films close to what you found.' },
  instead: { title: 'Best rated', text: 'Films that members like most.' },
} as const;
