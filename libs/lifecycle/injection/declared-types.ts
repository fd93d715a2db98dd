/** The types of a machine, for `setup({ types })`, which reads them at compile time only. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- to name the type is all that this is for
export function declaredTypes<T>(): T {
  return {} as T;
}
