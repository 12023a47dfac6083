import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf, type SongReply } from '../../../support/server/music-folder'

const picture = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

interface DiscSong extends SongReply {
  cd: string
  discTitle?: string
}

const albumSongs = async (files: Readonly<Record<string, Uint8Array>>): Promise<DiscSong[]> => {
  const backend = await scannedBackend(musicFolder(files))
  const [song] = await songsOf(backend)
  return (await backend.call<{ songs: DiscSong[] }>(`/album?id=${song?.al.id}`)).body.songs
}

const onDisc = (disc: number, no: number, ...comments: string[]) =>
  flacFile({
    tone: 100 * disc + 10 * no,
    comments: [`TITLE=${disc}-${no}`, 'ARTIST=A', 'ALBUM=B', `TRACKNUMBER=${no}`, ...comments],
  })

describe('scan of an album with several discs', () => {
  it('orders it by disc and number, with the names of the discs', async () => {
    const songs = await albumSongs({
      'b/1.flac': onDisc(2, 1, 'DISCNUMBER=2/2', 'DISCSUBTITLE=Live'),
      'b/2.flac': onDisc(1, 2, 'DISCNUMBER=1/2'),
      'b/3.flac': onDisc(1, 1, 'DISCNUMBER=1/2'),
      'b/4.mp3': mp3File({ frames: { TIT2: '3-1', TPE1: 'A', TALB: 'B', TPOS: '3', TSST: 'Bonus' } }),
    })
    expect(songs.map(({ name, cd, discTitle }) => [name, cd, discTitle])).toEqual([
      ['1-1', '1', undefined],
      ['1-2', '1', undefined],
      ['2-1', '2', 'Live'],
      ['3-1', '3', 'Bonus'],
    ])
  })

  it('takes the number of the disc from the folder where no tag tells', async () => {
    const songs = await albumSongs({
      'b/Disc 02/1.flac': onDisc(2, 1),
      'b/CD1/1.flac': onDisc(1, 1),
      'b/cd-3/1.flac': onDisc(3, 1, 'DISCNUMBER=4'),
    })
    expect(songs.map(({ name, cd }) => [name, cd])).toEqual([
      ['1-1', '1'],
      ['2-1', '2'],
      ['3-1', '4'],
    ])
  })

  it.each([
    ['in the folders of the discs', 'b/CD1/', 'b/CD2/', 'b/CD1/folder.png', 'b/CD2/cover.png'],
    ['above the folders of the discs', 'b/CD1/', 'b/CD2/', 'b/cd1.png', 'b/Disc 2.png'],
    ['beside the songs', 'b/1', 'b/2', 'b/disc1.png', 'b/CD 02.png'],
  ])('shows the covers of the discs that lie %s', async (_name, one, two, first, second) => {
    const songs = await albumSongs({
      [`${one}1.flac`]: onDisc(1, 1, 'DISCNUMBER=1'),
      [`${two}1.flac`]: onDisc(2, 1, 'DISCNUMBER=2'),
      'b/cover.png': await picture('#101010'),
      [first]: await picture('#d01010'),
      [second]: await picture('#1010d0'),
    })
    const covers = songs.map(({ al }) => al.picUrl)
    expect(new Set(covers).size).toBe(2)
    const common = await albumSongs({
      'b/1.flac': onDisc(1, 1, 'DISCNUMBER=1'),
      'b/cover.png': await picture('#101010'),
    })
    expect(covers).not.toContain(common[0]?.al.picUrl)
  })
})
