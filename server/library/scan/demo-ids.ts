import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const isRow = (row: unknown): row is { id: number; path: string } =>
  typeof row === 'object' &&
  row !== null &&
  'id' in row &&
  'path' in row &&
  Number.isSafeInteger(row.id) &&
  typeof row.path === 'string'

/**
 * Reads the fixed song ids of the demo library by absolute path from its `library.json`: `[{ "id": 1001, "path":
 * "Artist/Release/01 Title.mp3" }]`. Returns an empty map when there is none.
 */
export async function readDemoIds(folder: string): Promise<ReadonlyMap<string, number>> {
  try {
    const rows: unknown = JSON.parse(await readFile(join(folder, 'library.json'), 'utf8'))
    return new Map(
      Array.isArray(rows) ? rows.filter(isRow).map(({ id, path }) => [join(folder, path), id]) : [],
    )
  } catch {
    return new Map()
  }
}
