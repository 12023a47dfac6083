import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import { playlistClient } from '../../../support/server/playlist-client'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf, type TestBackend } from '../../../support/server/music-folder'
import { uploadFile } from '../../../support/server/upload-file'

const colours = { red: '#e01010', green: '#10e010', blue: '#1010e0', white: '#f0f0f0' } as const
type Colour = keyof typeof colours

const plain = (colour: Colour) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: colours[colour] } })
    .png()
    .toBuffer()

const ready = async () => {
  const names = Object.keys(colours) as Colour[]
  const files = await Promise.all(
    names.map(async (name, at) => [
      `${name}.flac`,
      flacFile({
        tone: 300 + at * 100,
        picture: await plain(name),
        comments: [`TITLE=${name}`, `ALBUM=${name}`, 'ARTIST=a'],
      }),
    ]),
  )
  const backend = await scannedBackend(musicFolder(Object.fromEntries(files) as Record<string, Buffer>))
  const songs = Object.fromEntries((await songsOf(backend)).map(({ id, name }) => [name, id])) as Record<
    Colour,
    number
  >
  return { backend, songs, me: playlistClient(backend) }
}

const picture = async (backend: TestBackend, address: string) => {
  const response = await backend.request(`${address.replace('/api', '')}?param=128y128`)
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    bytes: await response.arrayBuffer(),
  }
}

/** Returns the colours of the four quarters, row by row from the upper left. */
const quarters = async (bytes: ArrayBuffer): Promise<Colour[]> => {
  const { data, info } = await sharp(Buffer.from(bytes)).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): Colour => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(from, from + 3)
    if (red > 150 && green > 150) return 'white'
    return red > 150 ? 'red' : green > 150 ? 'green' : blue > 150 ? 'blue' : 'white'
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
}

describe('createCoverStore for a listener’s playlist', () => {
  it('draws a cover while it is empty, then uses the newest songs’ covers', async () => {
    const { backend, songs, me } = await ready()
    const list = await me.create('a')
    const empty = (await me.detail(list)).coverImgUrl
    expect(await picture(backend, empty)).toMatchObject({
      status: 200,
      cache: expect.stringContaining('immutable'),
    })
    await me.add(list, songs.red)
    const one = (await me.detail(list)).coverImgUrl
    expect(one).not.toBe(empty)
    expect(await quarters((await picture(backend, one)).bytes)).toEqual(['red', 'red', 'red', 'red'])
    await me.add(list, songs.green, songs.blue, songs.white)
    const four = (await me.detail(list)).coverImgUrl
    expect(await quarters((await picture(backend, four)).bytes)).toEqual(['green', 'blue', 'white', 'red'])
    expect((await me.lists()).find(({ id }) => id === list)?.coverImgUrl).toBe(four)
  })

  it('shows no cover of an upload unless the playlist is private', async () => {
    const { backend, songs, me } = await ready()
    const file = flacFile({ tone: 900, picture: await plain('green'), comments: ['TITLE=own'] })
    const { id } = await uploadFile(backend, me.cookie, file, 'own.flac')
    const [open, secret] = [await me.create('a'), await me.create('b', { privacy: 10 })]
    for (const list of [open, secret]) await me.add(list, id, songs.red)
    const shown = async (list: number) => {
      const { coverImgUrl } = (await me.lists()).find((one) => one.id === list)!
      return quarters((await picture(backend, coverImgUrl)).bytes)
    }
    expect(await shown(open)).toEqual(['red', 'red', 'red', 'red'])
    expect(await shown(secret)).toEqual(['green', 'green', 'green', 'green'])
  })

  it('shows a private playlist’s cover only to those who have its URL', async () => {
    const { backend, songs, me } = await ready()
    const list = await me.create('a', { privacy: 10 })
    await me.add(list, songs.red)
    const address = (await me.lists()).find(({ id }) => id === list)!.coverImgUrl
    expect((await picture(backend, address)).status).toBe(200)
    expect((await picture(backend, `/api/media/cover/p${list}-00000000.jpg`)).status).toBe(404)
    expect((await picture(backend, `/api/media/banner/p${list}-00000000.jpg`)).status).toBe(404)
  })

  it('makes a private playlist’s URL impossible to guess from its songs', async () => {
    const { backend, songs, me } = await ready()
    const [open, hidden] = [await me.create('a'), await me.create('b', { privacy: 10 })]
    for (const list of [open, hidden]) await me.add(list, songs.red)
    const address = (await me.detail(open)).coverImgUrl
    const guessed = address.replace(`p${open}-`, `p${hidden}-`)
    expect((await picture(backend, guessed)).status).toBe(404)
  })

  it('has no cover for a deleted playlist', async () => {
    const { backend, songs, me } = await ready()
    const list = await me.create('a')
    await me.add(list, songs.red)
    await me.ask('/playlist/delete', { id: list })
    expect((await picture(backend, `/api/media/cover/p${list}-12345678.jpg`)).status).toBe(404)
  })

  it('draws a cover for songs without pictures', async () => {
    const backend = await scannedBackend(musicFolder({ 'a.mp3': mp3File() }))
    const [song] = await songsOf(backend)
    const me = playlistClient(backend)
    const list = await me.create('a')
    await me.add(list, song!.id)
    expect(await picture(backend, (await me.detail(list)).coverImgUrl)).toMatchObject({ status: 200 })
  })
})
