/** Texts of fields that name other content: performers of a film, the film of a caption. */
export const references = {
  find: (label: string) => `Find: ${label.toLowerCase()}`,
  nothing: (typed: string) => `Nothing has “${typed}” in its name or slug.`,
  none: 'None chosen.',
  unknown: 'Nothing has this slug',
  takeOut: (name: string) => `Take out ${name}`,
  earlier: (name: string) => `Move ${name} up`,
  later: (name: string) => `Move ${name} down`,
  addAll: (count: number) => `Add these ${count} slugs`,
  added: (name: string) => `${name} is chosen.`,
  takenOut: (name: string) => `${name} is taken out.`,
  moved: (name: string, place: number, all: number) => `${name} is now number ${place} of ${all}.`,
  unfinished: 'Choose one of the results, or empty this field.',
} as const;
