import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ffmpegFile, hasFfmpeg } from '../../../support/server/ffmpeg-file'
import { mp3File } from '../../../support/server/mp3-file'
import { mp4Video } from '../../../support/server/mp4-video'
import { musicFolder, scannedBackend, songsOf, temporaryFolder } from '../../../support/server/music-folder'

const picture = (color: string, format: 'jpeg' | 'png' | 'webp') => {
  const canvas = sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
  return canvas.toFormat(format).toBuffer()
}

describe.skipIf(!hasFfmpeg)('scan of every format', () => {
  it('lists mixed files, answers their addresses by type, and sends them with ranges', async () => {
    const music = temporaryFolder()
    for (const name of [
      'a.m4a',
      'b.opus',
      'c.wav',
      'd.aac',
      'e.wma',
      'f.aiff',
      'g.wv',
      'h.webm',
      'i.mka',
      'J.OGA',
    ])
      ffmpegFile(name, name === 'J.OGA' ? { codec: '-c:a flac -f ogg' } : {}, music)
    const backend = await scannedBackend(music)
    const songs = await songsOf(backend)
    expect(songs.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'J'])
    expect(backend.lines).toEqual([expect.stringMatching(/^Library: 10 songs/)])
    const types: [string, string][] = []
    for (const { id } of songs) {
      const { body } = await backend.call<{ data: { url: string; type: string; size: number }[] }>(
        `/song/url/v1?id=${id}&level=lossless`,
      )
      const [stream] = body.data
      const reply = await backend.request(stream!.url.replace('/api', ''), {
        headers: { Range: 'bytes=0-9' },
      })
      expect(reply.status).toBe(206)
      expect(reply.headers.get('Content-Range')).toBe(`bytes 0-9/${stream!.size}`)
      types.push([stream!.type, reply.headers.get('Content-Type')!])
    }
    expect(types).toEqual([
      ['m4a', 'audio/mp4'],
      ['ogg', 'audio/ogg'],
      ['wav', 'audio/wav'],
      ['aac', 'audio/aac'],
      ['wma', 'audio/x-ms-wma'],
      ['aiff', 'audio/aiff'],
      ['wv', 'audio/x-wavpack'],
      ['webm', 'audio/webm'],
      ['mka', 'audio/x-matroska'],
      ['ogg', 'audio/ogg'],
    ])
  })

  it('takes an MP4 without a picture for a song, and for a video once it has one', async () => {
    const music = temporaryFolder()
    ffmpegFile('a.mp4', { tags: { title: 'Only sound' } }, music)
    writeFileSync(join(music, 'b.mp4'), mp4Video({ title: 'Clip' }))
    const data = temporaryFolder()
    const first = await scannedBackend(music, { data })
    const videos = async (backend: typeof first) =>
      (await backend.call<{ result: { name: string }[] }>('/personalized/mv')).body.result.map(
        ({ name }) => name,
      )
    expect((await songsOf(first)).map(({ name }) => name)).toEqual(['Only sound'])
    expect(await videos(first)).toEqual(['Clip'])
    await first.close()
    const second = await scannedBackend(music, { data })
    expect(second.lines).toEqual([expect.stringContaining('0 read, 1 unchanged')])
    await second.close()
    copyFileSync(join(music, 'a.mp4'), join(music, 'c.tmp'))
    copyFileSync(join(music, 'b.mp4'), join(music, 'a.mp4'))
    copyFileSync(join(music, 'c.tmp'), join(music, 'b.mp4'))
    const third = await scannedBackend(music, { data })
    expect((await songsOf(third)).map(({ name }) => name)).toEqual(['Only sound'])
    expect(await videos(third)).toEqual(['Clip'])
  })

  it('keeps the song of a file that is renamed and retagged', async () => {
    const music = temporaryFolder()
    ffmpegFile('a.m4a', { tags: { title: 'Old' } }, music)
    const data = temporaryFolder()
    const first = await scannedBackend(music, { data })
    const [before] = await songsOf(first)
    await first.close()
    const next = temporaryFolder()
    ffmpegFile('renamed.m4a', { tags: { title: 'New' } }, next)
    musicFolder({ 'a.m4a': 'gone' }, music)
    mkdirSync(join(music, 'deeper'))
    copyFileSync(join(next, 'renamed.m4a'), join(music, 'deeper', 'renamed.m4a'))
    const second = await scannedBackend(music, { data })
    expect(await songsOf(second)).toMatchObject([{ id: before?.id, name: 'New' }])
  })
})

describe('scan of covers beside songs', () => {
  it('finds them under every usual name, in any case, and above the folders of discs', async () => {
    const song = (seed: number) => mp3File({ seed, frames: { TIT2: String(seed), TALB: String(seed) } })
    const music = musicFolder({
      'a/1.mp3': song(1),
      'a/Cover.WEBP': await picture('#f00', 'webp'),
      'b/2.mp3': song(2),
      'b/AlbumArt.png': await picture('#0f0', 'png'),
      'c/FOLDER.JPEG': await picture('#00f', 'jpeg'),
      'c/Disc 1/3.mp3': song(3),
      'c/cd2/4.mp3': song(4),
      'c/cd2/front.jpg': await picture('#ff0', 'jpeg'),
      'c/Disco/5.mp3': song(5),
    })
    const songs = await songsOf(await scannedBackend(music))
    const drawn = songs.map(({ name, al }) => [name, /\/g\d+\.jpg/.test(al.picUrl)])
    expect(Object.fromEntries(drawn)).toEqual({ 1: false, 2: false, 3: false, 4: false, 5: true })
    expect(new Set(songs.map(({ al }) => al.picUrl)).size).toBe(5)
  })

  it('looks for none above the music folder', async () => {
    const outer = musicFolder({ 'cover.png': await picture('#f00', 'png'), 'CD 1/1.mp3': mp3File() })
    const [song] = await songsOf(await scannedBackend(join(outer, 'CD 1')))
    expect(song?.al.picUrl).toMatch(/\/g\d+\.jpg/)
  })
})
