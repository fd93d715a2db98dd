/** The lines of a film without media that declares none: nothing that stands in for it is left out. */
export const UNDECLARED_LINES = 2160;
