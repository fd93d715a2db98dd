/** A name of its own for a picture, which says a little of its file's. */
export function pictureIdOf(fileName: string): string {
  const words = fileName
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${words === '' ? 'picture' : words}-${crypto.randomUUID().slice(0, 8)}`;
}
