/** Commands that take long and say how far they are, each with its action. */
const SAYING: ReadonlySet<string> = new Set(['content import', 'media import', 'media work']);

/** What a command logs where `LOG_LEVEL` says nothing: its progress where it takes long, otherwise only what is wrong. */
export function usualLogLevel(name: string, [action = '']: readonly string[]): 'info' | 'warn' {
  return SAYING.has(`${name} ${action}`) ? 'info' : 'warn';
}
