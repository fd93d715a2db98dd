/**
 * The files of a film whose media people see, among those that are ready; of a draft those that they will see. New media that wait to be
 * shown in place of others are not among them: what is taken out of them, or timed by them, would be of a film that nobody sees.
 */
export function seenSources<Source extends { readonly state: string }>(ready: readonly Source[]): readonly Source[] {
  const shown = ready.filter(({ state }) => state === 'published');
  return shown.length > 0 ? shown : ready;
}
