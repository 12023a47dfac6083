import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Half a gigabyte, about 20,000 covers. */
const defaultMaxBytes = 512 * 1024 * 1024

/** The share of the limit that is freed, so that pruning is not needed again soon. */
const freeShare = 0.2

/**
 * Deletes the oldest rendered covers when the folder holds more than `maxBytes`. They are rendered again on request.
 * Skips what it cannot read or delete, and never rejects. Stops early when `signal` aborts.
 */
export async function pruneCovers(
  folder: string,
  signal: AbortSignal,
  maxBytes = defaultMaxBytes,
): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const files: { path: string; size: number; mtimeMs: number }[] = []
  for (const name of names) {
    if (signal.aborted) return
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found?.isFile()) files.push({ path, size: found.size, mtimeMs: found.mtimeMs })
  }
  let held = files.reduce((sum, { size }) => sum + size, 0)
  if (held <= maxBytes) return
  files.sort((one, other) => one.mtimeMs - other.mtimeMs)
  for (const { path, size } of files) {
    if (signal.aborted || held <= maxBytes * (1 - freeShare)) return
    await rm(path, { force: true }).catch(() => undefined)
    held -= size
  }
}
