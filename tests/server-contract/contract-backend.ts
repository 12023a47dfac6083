import type { Upload } from '../../src/contract/replies/cloud'
import type { EndpointReplies } from '../../src/contract/endpoint-replies'
import type { EndpointName, EndpointParams } from '../../src/contract/endpoints'
import type { Result } from '../../src/contract/result'
import { ReplyCache } from '../../src/workers/core/reply-cache'
import { createCallEndpoint } from '../../src/workers/core/tasks/call-endpoint'
import type { EndpointCall } from '../../src/workers/rpc/tasks'
import { flacFile } from '../support/server/flac-file'
import { mp3File } from '../support/server/mp3-file'
import { mp4Video } from '../support/server/mp4-video'
import { musicFolder, scannedBackend, type TestBackend } from '../support/server/music-folder'
import { signedIn } from '../support/server/signed-in'

const never = new AbortController().signal

/** The client's calls through the real decoders to the real server with a small library. */
export interface ContractBackend {
  backend: TestBackend
  /** The signed-in listener's id. */
  userId: number
  /** A call as the signed-in listener makes it, failures included. */
  ask: <N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    as?: 'visitor',
  ) => Promise<Result<EndpointReplies[N]>>
  /** The same; a failure throws. */
  reply: <N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    as?: 'visitor',
  ) => Promise<EndpointReplies[N]>
  /** Sends a form to the listener's drive. */
  upload: (form: FormData) => Promise<Result<Upload>>
}

/** For each endpoint, a case of one or a few real calls. */
export type EndpointCases<N extends EndpointName> = { [K in N]: (contract: ContractBackend) => Promise<void> }

const music = () => {
  const tags = ['ARTIST=星野澄', 'ALBUM=潮汐', 'GENRE=Pop', 'DATE=2024']
  return musicFolder({
    '潮汐/01 月光.flac': flacFile({ comments: ['TITLE=月光', ...tags], seconds: 1.5 }),
    '潮汐/01 月光.lrc': '[00:00.50]月光落在窗台上\n',
    '潮汐/01 月光.tlyric.lrc': '[00:00.50]Moonlight on the sill\n',
    '潮汐/01 月光.yrc': '[500,800](500,400,0)月(900,400,0)光\n',
    '潮汐/02 归航.mp4': mp4Video({ height: 720, seconds: 5 }),
    '潮汐/02 归航.mp3': mp3File({ frames: { TIT2: '归航', TPE1: '星野澄', TALB: '潮汐' }, seed: 2 }),
  })
}

export async function createContractBackend(): Promise<ContractBackend> {
  const backend = await scannedBackend(music())
  const listener = signedIn(backend.data)
  const callAs = (as: 'visitor' | 'listener', body?: FormData) =>
    createCallEndpoint(
      async (address, init) => {
        const headers = new Headers(init.headers)
        if (as === 'listener' && init.credentials !== 'omit') headers.set('Cookie', listener.cookie)
        const given = { ...init, headers, ...(body && { body }) }
        return backend.fetch(new Request(`http://127.0.0.1${address}`, given))
      },
      new ReplyCache(() => 0),
    )
  const ask = async <N extends EndpointName>(name: N, params: EndpointParams<N>, as?: 'visitor') => {
    const call = callAs(as ?? 'listener')
    return (await call({ name, params } as EndpointCall, never)) as Result<EndpointReplies[N]>
  }
  return {
    backend,
    userId: listener.id,
    ask,
    reply: async (name, params, as) => {
      const result = await ask(name, params, as)
      if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.failure)}`)
      return result.value
    },
    upload: async (form) =>
      (await callAs('listener', form)({ name: 'cloudUpload', params: {} }, never)) as Result<Upload>,
  }
}

/** A playlist that holds the whole library. */
export async function wholeLibraryPlaylist({ reply }: ContractBackend): Promise<number> {
  const [playlist] = await reply('personalized', { limit: 30 })
  if (!playlist) throw new Error('there is no playlist')
  return playlist.id
}

export async function trackNamed(contract: ContractBackend, name: string) {
  const id = await wholeLibraryPlaylist(contract)
  const { items } = await contract.reply('playlistTracks', { id, limit: 100 })
  const track = items.find((one) => one.name === name)
  if (!track) throw new Error(`${name} is not there`)
  return track
}
