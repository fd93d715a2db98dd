/** The texts of a namespace in another language: the same keys, other words. */
export type Translation<Texts> = Texts extends string
  ? string
  : { readonly [Key in keyof Texts]: Translation<Texts[Key]> };
