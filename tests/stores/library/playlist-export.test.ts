import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/contract/result'
import type { SongFile } from '../../../src/contract/replies/song-file'
import { failed, ok } from '../../../src/contract/result'
import { PlaylistExport } from '../../../src/stores/library/playlist-export'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { createDeferred } from '../../support/deferred'
import { FakeBackend } from '../../support/fake-backend'
import { FakeDownloads } from '../../support/fake-downloads'
import { ManualSystem } from '../../support/manual-system'
import { settle } from '../../support/settle'
import { track } from '../../support/track'

function ready(count = 3) {
  const backend = new FakeBackend()
  const downloads = new FakeDownloads()
  const notices = new NoticesStore({ system: new ManualSystem() })
  const asked: string[] = []
  const file = (id: number): SongFile => ({ trackId: id, path: null, url: `/api/media/song/${id}.mp3` })
  backend.answers = {
    playlistTracks: ({ limit, offset }) => {
      const all = Array.from({ length: count }, (_, at) => track(at + 1))
      const items = all.slice(Number(offset), Number(offset) + Number(limit))
      return ok({ items, received: items.length, total: count, more: null })
    },
    songFiles: ({ ids }) => {
      asked.push(String(ids))
      return ok(String(ids).split(',').map(Number).map(file))
    },
  }
  const store = new PlaylistExport({ backend, downloads, origin: 'https://music.example' }, { notices })
  const shown = () => notices.notices.map(({ text, values }) => [text, values])
  const places = () => downloads.texts[0]?.text.split('\n').filter((line) => line && !line.startsWith('#'))
  return { backend, downloads, notices, store, shown, asked, file, places }
}

describe('PlaylistExport', () => {
  it('saves the addresses of the files at this origin, and says so', async () => {
    const { store, places, downloads, shown } = ready(2)
    await store.save(7, 'Rain: one/two')
    expect(places()).toEqual([
      'https://music.example/api/media/song/1.mp3',
      'https://music.example/api/media/song/2.mp3',
    ])
    expect(downloads.texts[0]?.text).toContain('#PLAYLIST:Rain: one/two\n')
    expect(downloads.texts[0]?.name).toBe('Rain one two.m3u8')
    expect(shown()).toEqual([['collection.exported', { name: 'Rain one two.m3u8' }]])
  })

  it('saves the paths in the music folder where the server tells them', async () => {
    const { store, places, backend, file } = ready(3)
    backend.answers.songFiles = () =>
      ok([file(2), { ...file(1), path: 'a/b.mp3' }, { trackId: 3, path: null, url: null }])
    await store.save(7, 'Rain')
    expect(places()).toEqual([
      'a/b.mp3',
      'https://music.example/api/media/song/2.mp3',
      'https://music.example/song?id=3',
    ])
  })

  it('saves the addresses of pages at another backend, whose streams expire', async () => {
    const { store, places, backend } = ready(2)
    backend.answers.songFiles = () => failed({ kind: 'notFound' })
    await store.save(7, 'Rain')
    expect(places()).toEqual(['https://music.example/song?id=1', 'https://music.example/song?id=2'])
  })

  it('asks for the files of a long playlist in parts', async () => {
    const { store, places, asked } = ready(1201)
    await store.save(7, 'Rain')
    expect(asked.map((ids) => ids.split(',').length)).toEqual([500, 500, 201])
    expect(places()).toHaveLength(1201)
  })

  it.each(['playlistTracks', 'songFiles'] as const)('says that it failed where %s does', async (name) => {
    const { store, backend, downloads, shown } = ready()
    backend.answers[name] = () => failed({ kind: 'offline' })
    await store.save(7, 'Rain')
    expect(downloads.texts).toEqual([])
    expect(shown()).toEqual([['collection.exportFailed', {}]])
  })

  it('saves only the newest wish, when an older reply arrives last', async () => {
    const { store, backend, downloads, file } = ready(1)
    const replies = [createDeferred<Result<SongFile[]>>(), createDeferred<Result<SongFile[]>>()] as const
    let calls = 0
    backend.answers.songFiles = () => replies[calls++ === 0 ? 0 : 1].promise
    const older = store.save(7, 'Older')
    await settle()
    const newer = store.save(8, 'Newer')
    await settle()
    replies[1].resolve(ok([file(1)]))
    await newer
    replies[0].resolve(ok([file(1)]))
    await older
    expect(downloads.texts.map(({ name }) => name)).toEqual(['Newer.m3u8'])
  })

  it('saves nothing any more once it is disposed', async () => {
    const { store, downloads, shown } = ready(1)
    const saving = store.save(7, 'Rain')
    store.dispose()
    await saving
    expect([downloads.texts, shown()]).toEqual([[], []])
  })
})
