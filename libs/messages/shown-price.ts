/** What is said where a page showed another price than is charged now; loaded when it happens. */
export const shownPrice = {
  changed:
    'The price has changed since you opened this page: it is {price} now. Nothing was charged. Please check it, and continue if you agree.',
} as const;
