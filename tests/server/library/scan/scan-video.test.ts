import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { wavBytes } from '../../../support/server/audio-bytes'
import { mp3File } from '../../../support/server/mp3-file'
import { mp4Video } from '../../../support/server/mp4-video'
import { musicFolder, scannedBackend, songsOf, type TestBackend } from '../../../support/server/music-folder'
import { webmVideo } from '../../../support/server/webm-video'

interface Mv {
  id: number
  name: string
  artistName: string
  artists: { id: number; name: string }[]
  duration: number
  picUrl: string
}

const newest = async ({ call }: TestBackend): Promise<Mv[]> =>
  (await call<{ result: Mv[] }>('/personalized/mv')).body.result

const song = (title: string, artist: string, seed: number) =>
  mp3File({ frames: { TIT2: title, TPE1: artist }, seed })

/** Scans the same folder again with the same database. */
const again = async (music: string, backend: TestBackend): Promise<TestBackend> => {
  await backend.close()
  return scannedBackend(music, { data: backend.data })
}

describe('scanVideo', () => {
  it('finds videos beside songs and in a folder of their own, and names them by tags or file names', async () => {
    const backend = await scannedBackend(
      musicFolder({
        'one.mp4': mp4Video({ seed: 1, title: '海边 MV', artist: '甲; 乙', seconds: 5 }),
        'videos/丙 - 山.webm': webmVideo({ seconds: 3 }),
        'videos/unnamed.MP4': mp4Video({ seed: 2 }),
      }),
    )
    const films = (await newest(backend)).sort((one, other) => (one.name < other.name ? -1 : 1))
    expect(films).toMatchObject([
      { name: 'unnamed', artistName: '未知歌手' },
      { name: '山', artistName: '丙', duration: 3000 },
      { name: '海边 MV', artistName: '甲/乙', duration: 5000, artists: [{ name: '甲' }, { name: '乙' }] },
    ])
    for (const { id } of films) expect(id).toBeGreaterThan(400_000_000)
  })

  it('links a video to the song of its title and artist, in whatever order they are found', async () => {
    const backend = await scannedBackend(
      musicFolder({
        'a.mp4': mp4Video({ title: '月光（官方MV）', artist: '星野澄' }),
        'z.mp3': song('月光', '星野澄', 1),
        'other.mp3': song('月光', '别人', 2),
      }),
    )
    const [film] = await newest(backend)
    const songs = (await songsOf(backend)) as unknown as { ar: { name: string }[]; mv: number }[]
    expect(Object.fromEntries(songs.map(({ ar, mv }) => [ar[0]?.name, mv]))).toEqual({
      别人: 0,
      星野澄: film?.id,
    })
  })

  it('links a video without tags to the song beside it with the same file name', async () => {
    const backend = await scannedBackend(
      musicFolder({ '01 Tide.mp3': song('Tide', 'Marlow', 1), '01 Tide.webm': webmVideo() }),
    )
    const [film] = await newest(backend)
    expect(film).toMatchObject({ name: 'Tide', artistName: 'Marlow' })
    const [tide] = (await songsOf(backend)) as unknown as { mv: number; al: { picUrl: string } }[]
    expect(tide?.mv).toBe(film?.id)
    expect(film?.picUrl).toBe(tide?.al.picUrl)
  })

  it.each(['Tide.wav', 'Tide.WAV'])('links it to the song %s as well', async (name) => {
    const backend = await scannedBackend(musicFolder({ [name]: wavBytes(1), 'Tide.webm': webmVideo() }))
    const [tide] = (await songsOf(backend)) as unknown as { mv: number }[]
    expect(tide?.mv).toBe((await newest(backend))[0]?.id)
  })

  it('shows the picture beside a video, else a drawn one', async () => {
    const picture = await sharp({
      create: { width: 320, height: 180, channels: 3, background: '#c03060' },
    })
      .jpeg()
      .toBuffer()
    const backend = await scannedBackend(
      musicFolder({ 'A - B.mp4': mp4Video(), 'A - B.JPG': picture, 'C - D.webm': webmVideo() }),
    )
    const [own, drawn] = (await newest(backend)).sort((one, other) => (one.name < other.name ? -1 : 1))
    expect(own?.picUrl).toMatch(/\/[0-9a-f]{20}\.jpg$/)
    expect(drawn?.picUrl).toBe(`/api/media/cover/g${drawn?.id}.jpg`)
    for (const url of [own?.picUrl, drawn?.picUrl])
      expect((await backend.request(`${url?.slice(4)}?param=128y128`)).status).toBe(200)
  })

  it('keeps a video’s id when its file is renamed or moved', async () => {
    const music = musicFolder({ 'A - B.mp4': mp4Video({ seconds: 6 }), 'videos/E - F.webm': webmVideo() })
    const first = await scannedBackend(music)
    const before = new Map((await newest(first)).map(({ name, id }) => [name, id]))
    renameSync(`${music}/A - B.mp4`, `${music}/videos/A - C.mp4`)
    const films = await newest(await again(music, first))
    expect(new Map(films.map(({ name, id }) => [name, id]))).toEqual(
      new Map([
        ['C', before.get('B')],
        ['F', before.get('F')],
      ]),
    )
  })

  it('takes two equal videos, both in place, for two', async () => {
    const backend = await scannedBackend(
      musicFolder({ 'A - B.mp4': mp4Video(), 'copy/A - B.mp4': mp4Video() }),
    )
    expect(new Set((await newest(backend)).map(({ id }) => id)).size).toBe(2)
  })

  it('drops a deleted video, also from its song', async () => {
    const music = musicFolder({ 'A - B.mp4': mp4Video(), 'A - B.mp3': song('B', 'A', 1) })
    const first = await scannedBackend(music)
    const [film] = await newest(first)
    rmSync(`${music}/A - B.mp4`)
    const second = await again(music, first)
    expect(await newest(second)).toEqual([])
    expect(((await songsOf(second))[0] as unknown as { mv: number }).mv).toBe(0)
    expect((await second.call(`/mv/detail?mvid=${film?.id}`)).status).toBe(404)
    writeFileSync(`${music}/A - B.mp4`, mp4Video())
    expect((await newest(await again(music, second)))[0]?.id).toBe(film?.id)
  })

  it('reads a changed video again under the same id', async () => {
    const music = musicFolder({ 'A - B.mp4': mp4Video({ seconds: 4 }) })
    const first = await scannedBackend(music)
    const [film] = await newest(first)
    writeFileSync(`${music}/A - B.mp4`, mp4Video({ seconds: 9, title: 'New' }))
    utimesSync(`${music}/A - B.mp4`, 1, 1)
    expect((await newest(await again(music, first)))[0]).toMatchObject({
      id: film?.id,
      name: 'New',
      duration: 9000,
    })
  })

  it('passes over a file that is not really a video, and logs it once', async () => {
    const music = musicFolder({
      'a.mp4': 'no film',
      'b.webm': mp4Video(),
      'c.mp4': Buffer.alloc(0),
      'd.mp4': mp4Video({ handler: 'soun' }),
      'e - f.mp4': mp4Video(),
    })
    const backend = await scannedBackend(music)
    expect((await newest(backend)).map(({ name }) => name)).toEqual(['f'])
    expect(backend.lines.filter((line) => line.includes('Passed over'))).toHaveLength(4)
    const second = await again(music, backend)
    expect(second.lines.filter((line) => line.includes('Passed over'))).toEqual([])
    expect((await newest(second)).map(({ name }) => name)).toEqual(['f'])
  })
})
