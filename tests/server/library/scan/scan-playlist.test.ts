import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf, type TestBackend } from '../../../support/server/music-folder'
import { signedIn } from '../../../support/server/signed-in'

interface Card {
  id: number
  name: string
  copywriter: string
}

const song = (title: string, seed: number) => mp3File({ frames: { TIT2: title, TPE1: '星野澄' }, seed })

const three = {
  'a/one.mp3': song('One', 1),
  'a/two.mp3': song('Two', 2),
  'b/three.mp3': song('Three', 3),
}

const inEnglish = { headers: { 'Accept-Language': 'en' } }

/** The playlists of files, by name, with the titles of their songs. */
const listsOf = async ({ call }: TestBackend): Promise<Record<string, string[]>> => {
  const { body } = await call<{ result: Card[] }>('/personalized?limit=100', inEnglish)
  const cards = body.result.filter(({ copywriter }) => copywriter.endsWith('in the music folder'))
  const titles = cards.map(async ({ id, name }) => {
    const tracks = await call<{ songs: { name: string }[] }>(`/playlist/track/all?id=${id}`)
    return [name, tracks.body.songs.map((one) => one.name)] as const
  })
  return Object.fromEntries(await Promise.all(titles))
}

const idOf = async ({ call }: TestBackend, name: string): Promise<number | undefined> => {
  const { body } = await call<{ result: Card[] }>('/personalized?limit=100')
  return body.result.find((card) => card.name === name)?.id
}

/** Scans the same folder again with the same database. */
const again = async (music: string, backend: TestBackend): Promise<TestBackend> => {
  await backend.close()
  return scannedBackend(music, { data: backend.data })
}

describe('scanPlaylist', () => {
  it('shows playlist files as playlists, named by themselves or their files, in their own order', async () => {
    const backend = await scannedBackend(
      musicFolder({
        ...three,
        'evening.m3u': 'b/three.mp3\na/one.mp3\n',
        'a/morning.m3u8':
          '\ufeff#EXTM3U\n#PLAYLIST:清晨\n#EXTINF:1,x\ntwo.mp3\n#EXTINF:1,y\n..\\b\\three.mp3\n',
        'b/Night.pls': '[playlist]\nFile2=../a/two.mp3\nFile1=three.mp3\nNumberOfEntries=2\n',
      }),
    )
    expect(await listsOf(backend)).toEqual({
      evening: ['Three', 'One'],
      清晨: ['Two', 'Three'],
      Night: ['Three', 'Two'],
    })
    expect(await songsOf(backend)).toHaveLength(3)
    expect(backend.lines.some((line) => line.startsWith('Library: 3 songs (3 read'))).toBe(true)
  })

  it('reads older encodings, other cases of letters, and each song once', async () => {
    const gb18030 = Buffer.from([0xd4, 0xc2, 0x2e, 0x6d, 0x70, 0x33, 0x0a])
    const backend = await scannedBackend(
      musicFolder({
        '月.mp3': song('Moon', 1),
        'Two.mp3': song('Two', 2),
        'old.m3u': new Uint8Array(gb18030),
        'loud.m3u': 'TWO.MP3\nTwo.mp3\n月.mp3\n月.mp3\n',
      }),
    )
    expect(await listsOf(backend)).toEqual({ old: ['Moon'], loud: ['Two', 'Moon'] })
  })

  it('leaves out what lies elsewhere, and passes over files that are no playlists', async () => {
    const backend = await scannedBackend(
      musicFolder({
        ...three,
        'mixed.m3u': 'http://radio.example/x.mp3\n/etc/passwd\na/one.mp3\na/gone.mp3\n',
        'radio.m3u': 'http://radio.example/x.mp3\n',
        'stream.m3u8': '#EXTM3U\n#EXT-X-VERSION:3\nfirst.ts\n',
        'broken.pls': 'a/one.mp3',
        'binary.m3u': new Uint8Array([0, 1, 2, 3]),
      }),
    )
    expect(await listsOf(backend)).toEqual({ mixed: ['One'] })
    const told = backend.lines.map((line) => line.replace(/(?:over|of) \/.*\//, '')).sort()
    expect(told).toEqual([
      'Left out 2 entries mixed.m3u: not in the music folders',
      expect.stringMatching(/^Library: 3 songs .*4 passed over/),
      'Passed binary.m3u: it is no text',
      'Passed broken.pls: it does not begin with [playlist]',
      'Passed radio.m3u: it names no file of the music folders',
      'Passed stream.m3u8: it lists the pieces of a stream',
    ])
  })

  it('follows its file: changed, renamed, moved, deleted and back', async () => {
    const music = musicFolder({ ...three, 'list.m3u': 'a/one.mp3\n' })
    let backend = await scannedBackend(music)
    const id = await idOf(backend, 'list')
    expect(id).toBeGreaterThan(0)

    writeFileSync(join(music, 'list.m3u'), 'a/two.mp3\nb/three.mp3\n')
    backend = await again(music, backend)
    expect(await listsOf(backend)).toEqual({ list: ['Two', 'Three'] })
    expect(await idOf(backend, 'list')).toBe(id)

    renameSync(join(music, 'list.m3u'), join(music, 'renamed.m3u'))
    backend = await again(music, backend)
    expect(await listsOf(backend)).toEqual({ renamed: ['Two', 'Three'] })
    expect(await idOf(backend, 'renamed')).toBe(id)

    rmSync(join(music, 'renamed.m3u'))
    backend = await again(music, backend)
    expect(await listsOf(backend)).toEqual({})
    expect((await backend.call(`/playlist/detail?id=${id}`)).body).toMatchObject({ code: 404 })

    mkdirSync(join(music, 'c'))
    writeFileSync(join(music, 'c/renamed.m3u'), 'a/two.mp3\nb/three.mp3\n')
    writeFileSync(join(music, 'renamed.m3u'), '../nowhere.mp3\na/one.mp3\n')
    backend = await again(music, backend)
    expect(await listsOf(backend)).toEqual({ renamed: ['One'] })
    expect(await idOf(backend, 'renamed')).toBe(id)
  })

  it('goes and comes back with its songs and its reasons', async () => {
    const music = musicFolder({ ...three, 'list.m3u': 'a/one.mp3\n' })
    let backend = await scannedBackend(music)
    const id = await idOf(backend, 'list')
    writeFileSync(join(music, 'list.m3u'), '\0')
    backend = await again(music, backend)
    expect(await listsOf(backend)).toEqual({})
    writeFileSync(join(music, 'list.m3u'), 'a/one.mp3\na/two.mp3\n')
    backend = await again(music, backend)
    expect(await listsOf(backend)).toEqual({ list: ['One', 'Two'] })
    expect(await idOf(backend, 'list')).toBe(id)
    rmSync(join(music, 'a/one.mp3'))
    backend = await again(music, backend)
    expect(await listsOf(backend)).toEqual({ list: ['Two'] })
  })

  it('can be collected and found, but not edited', async () => {
    const backend = await scannedBackend(musicFolder({ ...three, '夜车.m3u': 'a/one.mp3\n' }))
    const { cookie, id: userId } = signedIn(backend.data)
    const ask = async (path: string) =>
      (await backend.call<Record<string, unknown>>(path, { headers: { Cookie: cookie } })).body
    const id = await idOf(backend, '夜车')
    expect(await ask(`/playlist/subscribe?t=1&id=${id}`)).toMatchObject({ code: 200 })
    expect(await ask(`/user/playlist?uid=${userId}`)).toMatchObject({
      playlist: expect.arrayContaining([expect.objectContaining({ id, name: '夜车' })]),
    })
    expect(await ask('/cloudsearch?keywords=夜车&type=1000')).toMatchObject({
      result: { playlists: [{ id, name: '夜车' }] },
    })
    const [one] = await songsOf(backend)
    const edited = await ask(`/playlist/tracks?op=add&pid=${id}&tracks=${one!.id}`)
    expect(edited['code'] ?? edited['status']).not.toBe(200)
    expect(await ask(`/playlist/delete?id=${id}`)).not.toMatchObject({ code: 200 })
    expect(await listsOf(backend)).toEqual({ 夜车: ['One'] })
  })
})
