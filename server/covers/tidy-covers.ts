import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Half a gigabyte: some 20,000 renderings. */
const defaultMaxBytes = 512 * 1024 * 1024

/** How much of the room is left free, so that tidying is not due again at once. */
const freeShare = 0.2

/**
 * Keeps the folder of rendered covers from growing without end: when it holds more than `maxBytes`, the renderings
 * made longest ago go. Each is made anew when it is asked for. Never rejects; what cannot be looked at or removed
 * stays. Ends early when the signal says so.
 */
export async function tidyCovers(
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
