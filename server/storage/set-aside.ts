import { existsSync, renameSync } from 'node:fs'

export type Rename = (from: string, to: string) => void

/** `2026-11-21T15-32-50`, in universal time. */
const stampOf = (ms: number) => new Date(ms).toISOString().slice(0, 19).replaceAll(':', '-')

/**
 * Renames a database, with what belongs to it, to names beside it that are free, e.g.
 * `library.db.set-aside-2026-11-21T15-32-50`. Nothing is deleted or overwritten. Gives the new name of the database;
 * throws when something cannot be renamed.
 * @param companions what goes with the database, files or folders, where they exist
 */
export function setAside(
  path: string,
  companions: readonly string[],
  nowMs: number,
  rename: Rename = renameSync,
): string {
  const ending = `.set-aside-${stampOf(nowMs)}`
  // The log comes first: a new database must never meet the log of an old one.
  const names = ['-wal', '-shm'].map((part) => [path + part, path + ending, part] as const)
  const moves = (further: string): [string, string][] => [
    ...names.map(([from, to, part]): [string, string] => [from, to + further + part]),
    ...companions.map((from): [string, string] => [from, from + ending + further]),
    [path, path + ending + further],
  ]
  let further = ''
  for (let n = 2; moves(further).some(([, to]) => existsSync(to)); n++) further = `-${n}`
  for (const [from, to] of moves(further)) if (existsSync(from)) rename(from, to)
  return path + ending + further
}
