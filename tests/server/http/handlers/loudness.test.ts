import { describe, expect, it } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'

async function ready() {
  const backend = await scannedBackend(
    musicFolder({
      'a.flac': flacFile({ comments: ['TITLE=静'], tone: 300 }),
      'b.flac': flacFile({
        comments: [
          'TITLE=响',
          'REPLAYGAIN_TRACK_GAIN=-6.30 dB',
          'REPLAYGAIN_ALBUM_GAIN=-7 dB',
          'REPLAYGAIN_ALBUM_PEAK=0.9',
        ],
      }),
    }),
  )
  const songs = new Map((await songsOf(backend)).map(({ name, id }) => [name, id]))
  const streamOf = async (name: string) => {
    const { body } = await backend.call<{ data: Record<string, unknown>[] }>(
      `/song/url/v1?id=${songs.get(name)}`,
    )
    return body.data[0]!
  }
  const send = (query: Record<string, string | number | undefined>) =>
    backend.call(`/song/loudness?${new URLSearchParams(query as Record<string, string>)}`, { method: 'POST' })
  return { backend, idOf: (name: string) => songs.get(name)!, streamOf, send }
}

describe('songLoudness', () => {
  it('is told with the stream of the song from then on', async () => {
    const { idOf, streamOf, send } = await ready()
    expect(await streamOf('静')).toMatchObject({ gain: 0, peak: 1, unmeasured: true })
    expect(await send({ id: idOf('静'), loudness: -20.5, peak: 0.25 })).toEqual({
      status: 200,
      body: { code: 200 },
    })
    expect(await streamOf('静')).toMatchObject({ gain: 2.5, peak: 0.25, unmeasured: false })
  })

  it('tells the loudness of the album, and wants no measurement of a tagged song', async () => {
    const { idOf, streamOf, send } = await ready()
    const before = await streamOf('响')
    expect(before).toMatchObject({ unmeasured: false, albumGain: -7, albumPeak: 0.9 })
    expect(before['gain']).toBeCloseTo(-6.3)
    await send({ id: idOf('响'), loudness: -20, peak: 1 })
    expect(await streamOf('响')).toEqual(before)
  })

  it('refuses what no sound can be, and songs that are not there', async () => {
    const { idOf, streamOf, send } = await ready()
    const id = idOf('静')
    for (const query of [
      { id, loudness: 'loud', peak: 1 },
      { id, loudness: 900, peak: 1 },
      { id: 999_999_999, loudness: -20, peak: 1 },
    ])
      expect((await send(query)).body).toMatchObject({ code: 400 })
    expect(await streamOf('静')).toMatchObject({ unmeasured: true })
  })

  it('is kept over a restart and another scan', async () => {
    const music = musicFolder({ 'a.flac': flacFile({ comments: ['TITLE=静'], tone: 300 }) })
    const first = await scannedBackend(music)
    const [song] = await songsOf(first)
    await first.call(`/song/loudness?id=${song!.id}&loudness=-20&peak=0.5`, { method: 'POST' })
    await first.close()
    const second = await scannedBackend(music, { data: first.data })
    expect(
      (await second.call<{ data: unknown[] }>(`/song/url/v1?id=${song!.id}`)).body.data[0],
    ).toMatchObject({ gain: 2, peak: 0.5 })
  })
})
