import type { Database } from './database'

let opening: Promise<Database> | undefined

/**
 * The one connection of this tab, whose code is fetched when first asked for, so that the first paint does not wait
 * for it. Rejects where the code cannot be had, and asks for it again the next time.
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
