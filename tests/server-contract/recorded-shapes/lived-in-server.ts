import { flacFile } from '../../support/server/flac-file'
import { mp3File } from '../../support/server/mp3-file'
import { mp4Video } from '../../support/server/mp4-video'
import { musicFolder, scannedBackend, songsOf } from '../../support/server/music-folder'
import { signedIn } from '../../support/server/signed-in'
import { uploadFile } from '../../support/server/upload-file'

/** 2026-11-21, at noon. */
const noonMs = Date.parse('2026-11-21T12:00:00Z')

const music = () => {
  const words = '[00:00.10]一\n'
  const recording = (title: string, artist: string, album: string, seed: number) =>
    mp3File({ frames: { TIT2: title, TPE1: artist, TALB: album, TCON: 'Pop', TDRC: '2024-05-01' }, seed })
  return musicFolder({
    '潮汐/01 月光.flac': flacFile({
      comments: ['TITLE=月光', 'ARTIST=星野澄', 'ALBUM=潮汐', 'GENRE=Pop', 'DATE=2024-05-01'],
    }),
    ...Object.fromEntries(
      ['lrc', 'tlyric.lrc', 'romalrc.lrc', 'ytlrc.lrc', 'yromalrc.lrc'].map((kind) => [
        `潮汐/01 月光.${kind}`,
        words,
      ]),
    ),
    '潮汐/01 月光.yrc': '[100,400](100,400,0)一\n',
    '潮汐/02 归航.mp3': recording('归航', '星野澄', '潮汐', 2),
    '潮汐/02 归航.mp4': mp4Video({ height: 720, seconds: 5 }),
    '远帆/01 灯塔.mp3': recording('灯塔', '星野澄', '远帆', 3),
    '远帆/01 灯塔.mp4': mp4Video({ height: 480, seconds: 4, seed: 2 }),
    '山风/01 松林.mp3': recording('松林', '林间', '山风', 4),
  })
}

type Form = Record<string, string | number>

/** Starts a server with a small library, used by a listener for a while through the API's own calls. */
export async function createLivedInServer() {
  const clock = { ms: noonMs }
  const backend = await scannedBackend(music(), { now: () => clock.ms })
  const listener = signedIn(backend.data, '小满')
  const other = signedIn(backend.data, '小红')

  const ask = async <T>(path: string, given: Form = {}, cookie: string | null = listener.cookie) => {
    clock.ms += 100
    const query = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]))
    const headers = { 'X-Requested-With': 'XMLHttpRequest', ...(cookie !== null && { Cookie: cookie }) }
    return backend.call<T>(`${path}?${query}`, { headers })
  }
  /** Makes a call that must succeed, and returns its body. */
  const done = async <T>(path: string, given: Form = {}, cookie?: string) => {
    const { status, body } = await ask<T & { code?: number }>(path, given, cookie)
    if (status !== 200 || (body.code ?? 200) !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body
  }
  const send = (path: string, form: FormData) =>
    backend.call<Record<string, unknown>>(path, {
      method: 'POST',
      headers: { Cookie: listener.cookie },
      body: form,
    })
  const upload = async (file: Uint8Array, name: string) => {
    const { id, body } = await uploadFile(backend, listener.cookie, file, name)
    if (body.code !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return id
  }

  const songs = new Map((await songsOf(backend)).map((song) => [song.name, song]))
  const [moon, home, light] = ['月光', '归航', '灯塔'].map((name) => {
    const song = songs.get(name)
    if (!song) throw new Error(`${name} is not there`)
    return song
  })
  const song = moon!.id
  const { songs: details } = await done<{ songs: { mv: number }[] }>('/song/detail', { ids: home!.id })
  const film = details[0]!.mv

  const matched = await upload(mp3File({ frames: { TIT2: '家里的录音', TPE1: '家人' }, seed: 11 }), 'a.mp3')
  await upload(mp3File({ seed: 12 }), 'b.mp3')
  await upload(mp3File({ frames: { TIT2: '灯塔', TPE1: '星野澄' }, seed: 14 }), 'd.mp3')
  const unwanted = await upload(mp3File({ frames: { TIT2: '不要了' }, seed: 13 }), 'c.mp3')
  await done('/cloud/match', { uid: listener.id, sid: matched, asid: home!.id })

  const { id: playlist } = await done<{ id: number }>('/playlist/create', { name: '夜里' })
  await done('/playlist/tracks', { op: 'add', pid: playlist, tracks: `${song},${matched}` })
  await done('/playlist/update', { id: playlist, name: '夜里', desc: '睡前', tags: '夜晚;安静' })
  await done('/playlist/subscribe', { t: 1, id: playlist }, other.cookie)
  const { id: spare } = await done<{ id: number }>('/playlist/create', { name: '多余' })
  const { id: unloved } = await done<{ id: number }>('/playlist/create', { name: '不要了' })
  const { result: computed } = await done<{ result: { id: number }[] }>('/personalized')
  await done('/playlist/subscribe', { t: 1, id: computed[0]!.id })

  await done('/like', { id: song })
  await done('/like', { id: light!.id })
  await done('/scrobble', { id: song, sourceid: playlist, time: 60 })
  await done('/album/sub', { t: 1, id: moon!.al.id })
  await done('/artist/sub', { t: 1, id: moon!.ar[0]!.id })
  await done('/mv/url', { id: film })
  await done('/cloudsearch', { keywords: '月光' })
  await done('/recommend/songs')
  const { data: history } = await done<{ data: { dates: string[] } }>('/history/recommend/songs')

  const say = async (type: number, id: number, content: string, commentId?: number) => {
    // who writes takes a while
    clock.ms += 10_000
    const { comment } = await done<{ comment: { commentId: number } }>(
      '/comment',
      { t: commentId ? 2 : 1, type, id, content, ...(commentId && { commentId }) },
      commentId ? other.cookie : listener.cookie,
    )
    await done('/comment/like', { t: 1, type, id, cid: comment.commentId })
    return comment.commentId
  }
  const comment = await say(0, song, '好听')
  await say(0, song, '是的', comment)
  await say(1, film, '好看')
  await say(2, playlist, '收了')
  await say(3, moon!.al.id, '整张都好')

  clock.ms += 10_000
  const key = async () => (await done<{ data: { unikey: string } }>('/login/qr/key')).data.unikey
  const [waiting, scanned, confirmed] = [await key(), await key(), await key()]
  await backend.request(`/local/qr?key=${scanned}`, { headers: { Cookie: listener.cookie } })
  const login = new URLSearchParams({ key: confirmed, listener: String(listener.id) })
  await backend.request('/local/qr', { method: 'POST', body: login })
  const [phone, newPhone] = ['13800000001', '13800000002']
  await done('/captcha/sent', { phone })
  const captcha = /: (\d{4,6}) /.exec(
    backend.lines.findLast((line) => line.startsWith('Login code')) ?? '',
  )?.[1]
  if (captcha === undefined) throw new Error(`no code in ${backend.lines.join('\n')}`)

  return {
    ask,
    send,
    cookies: {
      listener: listener.cookie,
      visitor: null,
      // sessions that their own call ends
      leaver: () => signedIn(backend.data, '小白').cookie,
    },
    ids: {
      uid: listener.id,
      song,
      otherSong: home!.id,
      twin: light!.id,
      album: moon!.al.id,
      artist: moon!.ar[0]!.id,
      film,
      playlist,
      spare,
      unloved,
      charted: computed[1]!.id,
      matched,
      unwanted,
      comment,
      day: history.dates[0]!,
      gone: 999_999_999,
      waiting,
      scanned,
      confirmed,
      phone,
      newPhone,
      captcha,
    },
  }
}

export type LivedInServer = Awaited<ReturnType<typeof createLivedInServer>>
