/** Whether what browsers send to a public origin can be read on the way. This machine's own addresses are for rehearsals. */
export function isInTheClear(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && hostname !== '127.0.0.1' && hostname !== '[::1]' && !/(^|\.)localhost$/.test(hostname);
}

/** What a start in production says of such an origin. */
export const IN_THE_CLEAR = 'expected an https:// address in production, as passwords and sessions go there';
