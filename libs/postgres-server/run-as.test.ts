import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { serverUserOf, usersOf } from './run-as.ts';

const LIST = `root:x:0:0:root:/root:/bin/bash
# a remark
postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash
nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false
broken
`;

describe('the user of a server', () => {
  it('is read from the list of the system, where root is none of them', () => {
    expect([...usersOf(LIST)]).toEqual([['postgres', { uid: 101, gid: 104 }]]);
    expect(usersOf('').size).toBe(0);
  });

  it('is another one than root, and nobody else for anybody else', () => {
    const user = serverUserOf(`${tmpdir()}/not-there`);
    if (process.getuid?.() === 0) expect(user?.uid).toBeGreaterThan(0);
    else expect(user).toBeNull();
  });
});
