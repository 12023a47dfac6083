import { flacFile } from './flac-file'
import { mp3File } from './mp3-file'
import { musicFolder, scannedBackend, type TestBackend } from './music-folder'
import { signedIn } from './signed-in'
import { uploadFile } from './upload-file'

export const driveMusic = () =>
  musicFolder({
    '潮汐/01.flac': flacFile({ comments: ['TITLE=月光', 'ARTIST=星野澄', 'ALBUM=潮汐'] }),
    '潮汐/01.lrc': '[00:00.10]月光落在窗台上\n',
  })

/** A listener and their calls. */
export const listenerOf = (backend: TestBackend, nickname = '小满') => {
  const { cookie, id } = signedIn(backend.data, nickname)
  const headers = { Cookie: cookie }
  return {
    id,
    cookie,
    ask: async <T>(path: string) => (await backend.call<T>(path, { headers })).body,
    status: async (path: string) => (await backend.request(path, { headers })).status,
    upload: async (file: Uint8Array, name: string) => (await uploadFile(backend, cookie, file, name)).id,
  }
}

export const recording = (title: string, seed: number) =>
  mp3File({ frames: { TIT2: title, TPE1: '家人' }, seed, lyrics: '[00:00.10]自己的词' })

interface Entry {
  songId: number
  songName: string
  fileName: string
  matchType: string
  simpleSong: {
    id: number
    name: string
    t: number
    s_id: number
    st: number
    al: { name: string | null; picUrl: string }
  }
}
export interface CloudReply {
  data: Entry[]
  count: number
  size: number
  maxSize: number
  hasMore: boolean
  code: number
}

export const sharedDrive = async (now = { ms: 1_800_000_000_000 }) => {
  const backend = await scannedBackend(driveMusic(), { now: () => now.ms++ })
  return { backend, me: listenerOf(backend), other: listenerOf(backend, '另一位') }
}
