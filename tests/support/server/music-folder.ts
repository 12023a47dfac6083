import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { jsonOf } from './json-of'
import { afterTests } from './after-tests'
import { createInlineReader } from './inline-reader'
import { createBackend, type Backend, type BackendOptions } from '../../../server/backend'

/** Returns a folder that is deleted after the test, or after the last test that shares it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'melisma-test-'))
  afterTests(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files by relative path, creating folders as needed. Returns the root. */
export function musicFolder(
  files: Readonly<Record<string, Uint8Array | string>>,
  folder = temporaryFolder(),
): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

export interface TestBackend extends Backend {
  /** The folder of its database. */
  data: string
  lines: string[]
  /** Returns the JSON of a call under `/api`, with its HTTP status. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the assertions that follow check it
  call: <T>(path: string, init?: RequestInit) => Promise<{ status: number; body: T }>
  request: (path: string, init?: RequestInit) => Promise<Response>
}

/** Returns a backend over `music` after its first scan. Closed after the test. */
export async function scannedBackend(
  music: string,
  options: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  const lines: string[] = []
  const data = options.data ?? temporaryFolder()
  const backend = createBackend({
    root: music,
    music: [music],
    data,
    reader: createInlineReader(),
    watching: null,
    log: (line) => lines.push(line),
    ...options,
  })
  afterTests(() => backend.close())
  await backend.ready
  const request = async (path: string, init?: RequestInit) =>
    backend.fetch(new Request(`http://127.0.0.1/api${path}`, init))
  return {
    ...backend,
    data,
    lines,
    request,
    call: async <T>(path: string, init?: RequestInit) => {
      const response = await request(path, init)
      return { status: response.status, body: await jsonOf<T>(response) }
    },
  }
}

export interface SongReply {
  id: number
  name: string
  ar: { id: number; name: string }[]
  al: { id: number; name: string; picUrl: string }
  dt: number
  no: number
}

/** Returns every song of the library in the order of names. */
export async function songsOf({ call }: TestBackend): Promise<SongReply[]> {
  const { body } = await call<{ result: { id: number; name: string }[] }>('/personalized')
  const all = body.result.find(({ name }) => name === '全部歌曲')
  if (!all) return []
  const tracks = await call<{ songs: SongReply[] }>(`/playlist/track/all?id=${all.id}&limit=1000`)
  return tracks.body.songs.sort((one, other) => one.name.localeCompare(other.name))
}
