/** Comments that a thread begins with: a few below the film, and the rest for those who ask for more. */
export const FIRST_COMMENTS = 5;

/** Comments that each further press brings. */
export const MORE_COMMENTS = 20;
