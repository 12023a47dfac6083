import type { Database } from './database'

let opening: Promise<Database> | undefined

/**
 * Returns the tab's one database connection. Its code is fetched on first use, so that the first paint does not wait for
 * it. Rejects if the code cannot be fetched; the next call tries again.
 */
export async function sharedDatabase(): Promise<Database> {
  opening ??= open()
  try {
    return await opening
  } catch (error) {
    opening = undefined
    throw error
  }
}

async function open(): Promise<Database> {
  const { Database } = await import('./database')
  return new Database()
}
