import { freePort } from '@network/testing/server-process.ts';
import { type Environment, type PackageProcess, startPackage } from './process.ts';
import type { Proxy } from './proxy.ts';

/** Servers of one kind behind their proxy: two of them at rest. */
export interface Fleet {
  readonly proxy: Proxy;
  readonly serving: readonly PackageProcess[];
  /** Adds a server of that package, and waits until it serves. */
  start(folder: string): Promise<void>;
  /** Replaces each server by one of that package, one after the other: a new one serves before an old one drains. */
  roll(folder: string): Promise<void>;
  /** Kills one in the middle of its work, and starts another of that package in its place. */
  killOne(folder: string): Promise<void>;
  stop(): Promise<void>;
}

/** Servers that are started with the environment of their port. */
export function openFleet(proxy: Proxy, environmentOf: (port: number) => Environment): Fleet {
  let serving: readonly PackageProcess[] = [];
  const start = async (folder: string): Promise<void> => {
    const port = await freePort();
    serving = [...serving, startPackage(folder, port, environmentOf(port))];
    proxy.add(port);
    await proxy.waitForReady(serving.length);
  };
  const end = async (old: PackageProcess): Promise<void> => {
    const status = await old.stop();
    proxy.remove(old.port);
    serving = serving.filter((each) => each !== old);
    if (status !== 0) throw new Error(`The server at ${old.port} ended with status ${status}.`);
  };
  return {
    proxy,
    get serving() {
      return serving;
    },
    start,
    roll: async (folder) => {
      for (const old of serving) {
        await start(folder);
        await end(old);
      }
    },
    killOne: async (folder) => {
      const [victim] = serving;
      await victim?.kill();
      serving = serving.filter((each) => each !== victim);
      if (victim) proxy.remove(victim.port);
      await start(folder);
    },
    stop: async () => {
      await Promise.all(serving.map(end));
    },
  };
}
