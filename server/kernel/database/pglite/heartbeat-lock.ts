import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lock } from './system-lock.ts';

const HEARTBEAT_MS = 500;

/**
 * A holder without a heartbeat for this long is considered gone. A suspended process on another machine or in
 * another container looks the same, which is why the operating system's lock is preferred.
 */
const SILENCE_MS = 8 * HEARTBEAT_MS;

interface Holder {
  token: string;
  pid: number;
  /** The process's start time in kernel ticks, because process ids are reused. */
  startedAt: string | null;
  /** The machine's boot id and the process-id namespace: the pid is only meaningful within both. */
  world: string | null;
}

/** The lock for systems without file locks: a file that names its holder, who touches it at intervals. */
export async function lockByHeartbeat(path: string, silenceMs = SILENCE_MS): Promise<Lock | 'taken'> {
  const own: Holder = {
    token: randomUUID(),
    pid: process.pid,
    startedAt: startOf(process.pid),
    world: currentWorld(),
  };
  for (;;) {
    if (writeNew(path, own)) return keepAlive(path, own);
    const holder = read(path);
    if (holder === 'none') continue;
    if (await isAlive(path, holder, own, silenceMs)) return 'taken';
    if (!removeStale(path, holder, own)) return 'taken';
  }
}

function writeNew(path: string, own: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(own), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): Holder | 'unreadable' | 'none' {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'none' : 'unreadable';
  }
}

async function isAlive(
  path: string,
  holder: Holder | 'unreadable',
  own: Holder,
  silenceMs: number,
): Promise<boolean> {
  if (holder !== 'unreadable' && own.world !== null && holder.world === own.world) {
    return startOf(holder.pid) === holder.startedAt;
  }
  // The holder is in another container or on another machine, or cannot be checked: wait for its heartbeat.
  const before = touchedAt(path);
  const deadline = performance.now() + silenceMs;
  while (performance.now() < deadline) {
    await sleep(HEARTBEAT_MS / 2);
    if (touchedAt(path) !== before) return true;
  }
  return false;
}

/**
 * Moves the stale record away before deleting it. If another process replaced it in between, its new record is put
 * back.
 */
function removeStale(path: string, stale: Holder | 'unreadable', own: Holder): boolean {
  const aside = `${path}.${own.token}`;
  try {
    renameSync(path, aside);
  } catch {
    return true;
  }
  const moved = read(aside);
  if (JSON.stringify(moved) !== JSON.stringify(stale)) {
    renameSync(aside, path);
    return false;
  }
  rmSync(aside, { force: true });
  return true;
}

function keepAlive(path: string, own: Holder): Lock {
  const timer = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // The folder may be missing for a moment; the next heartbeat reports it.
    }
  }, HEARTBEAT_MS);
  timer.unref();
  return {
    release: () => {
      clearInterval(timer);
      const found = read(path);
      if (typeof found === 'object' && found.token === own.token) rmSync(path, { force: true });
    },
  };
}

function touchedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1;
}

function currentWorld(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

/** Field 22 of /proc/<pid>/stat, counted after the program's name, which may contain spaces and brackets. */
function startOf(pid: number): string | null {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return state.slice(state.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
