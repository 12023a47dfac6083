import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playlistClient } from '../../../support/server/playlist-client'
import { flacFile } from '../../../support/server/flac-file'
import { mp3File } from '../../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf, type TestBackend } from '../../../support/server/music-folder'

const song = (seed: number, title: string, album: string, artist = '甲') =>
  mp3File({ seed, frames: { TIT2: title, TPE1: artist, TALB: album, TCON: 'Folk' } })

/** A backend that can be restarted over the same folders, which scans them again. */
const lastingBackend = async (music: string): Promise<TestBackend & { rescan: () => Promise<void> }> => {
  let running = await scannedBackend(music)
  const { data } = running
  return {
    ...running,
    call: (path, init) => running.call(path, init),
    request: (path, init) => running.request(path, init),
    async rescan() {
      await running.close()
      running = await scannedBackend(music, { data })
    },
  }
}

const ready = async () => {
  const music = musicFolder({
    'First/a.mp3': song(1, 'A', 'First'),
    'First/b.mp3': song(2, 'B', 'First'),
    'c.flac': flacFile({ comments: ['TITLE=C', 'ARTIST=乙', 'ALBUM=Second'] }),
  })
  const backend = await lastingBackend(music)
  const [a, b, c] = await songsOf(backend)
  const me = playlistClient(backend)
  const list = await me.create('list')
  await me.add(list, a!.id, b!.id, c!.id)
  await me.ask('/like', { id: a!.id })
  await me.ask('/album/sub', { t: 1, id: a!.al.id })
  await me.ask('/artist/sub', { t: 1, id: a!.ar[0]!.id })
  return { music, backend, me, list, a: a!, b: b!, c: c! }
}

interface Sublist {
  data: { id: number; name: string; size?: number; albumSize?: number; musicSize?: number; picUrl: string }[]
}

describe('what listeners have collected', () => {
  it('stays when files are moved', async () => {
    const { music, backend, me, list, a, b, c } = await ready()
    mkdirSync(join(music, 'moved'))
    renameSync(join(music, 'First', 'a.mp3'), join(music, 'moved', 'other name.mp3'))
    renameSync(join(music, 'c.flac'), join(music, 'moved', 'c.flac'))
    await backend.rescan()
    const tracks = await me.tracks(list)
    expect(tracks.map(({ id, name, st }) => [id, name, st])).toEqual([
      [a.id, 'A', 0],
      [b.id, 'B', 0],
      [c.id, 'C', 0],
    ])
    expect(await me.likes()).toEqual([a.id])
  })

  it('stays when all files of an album are retagged, under the new names', async () => {
    const { music, backend, me, list, a } = await ready()
    musicFolder(
      {
        'First/a.mp3': song(1, 'A, once more', 'Renamed', '丙'),
        'First/b.mp3': song(2, 'B', 'Renamed', '丙'),
      },
      music,
    )
    await backend.rescan()
    const tracks = await me.tracks(list)
    expect(tracks.map(({ name }) => name)).toEqual(['A, once more', 'B', 'C'])
    expect(await me.likes()).toEqual([a.id])
    const albums = await me.ask<Sublist>('/album/sublist')
    expect(albums).toMatchObject({ data: [{ id: a.al.id, name: 'Renamed', size: 2 }], count: 1, code: 200 })
    const artists = await me.ask<Sublist>('/artist/sublist')
    expect(artists).toMatchObject({ data: [{ name: '甲', albumSize: 0, musicSize: 0 }], count: 1 })
    for (const { picUrl } of [...albums.data, ...artists.data])
      expect((await backend.request(picUrl.replace('/api', ''))).status).toBe(200)
    // and under the old ones, once the tags are restored
    musicFolder({ 'First/a.mp3': song(1, 'A', 'First'), 'First/b.mp3': song(2, 'B', 'First') }, music)
    await backend.rescan()
    expect(await me.ask('/album/sublist')).toMatchObject({ data: [{ id: a.al.id, name: 'First', size: 2 }] })
  })

  it('keeps a song with a missing file in its place, marked as unavailable', async () => {
    const { music, backend, me, list, a } = await ready()
    rmSync(join(music, 'First', 'a.mp3'))
    await backend.rescan()
    expect((await me.tracks(list)).map(({ name, st }) => [name, st])).toEqual([
      ['A', -200],
      ['B', 0],
      ['C', 0],
    ])
    expect(await me.detail(list)).toMatchObject({ trackCount: 3 })
    expect(await me.likes()).toEqual([a.id])
    // it can be removed, but not added while its file is missing
    expect(await me.drop(list, a.id)).toMatchObject({ body: { code: 200, count: 2 } })
    expect((await me.add(list, a.id)).body.body).toMatchObject({ code: 400 })
  })

  it('keeps a computed playlist that no longer applies', async () => {
    const { music, backend, me } = await ready()
    const { body } = await backend.call<{ result: { id: number; name: string }[] }>('/personalized')
    const folk = body.result.find(({ name }) => name === 'Folk 精选')!
    await me.ask('/playlist/subscribe', { t: 1, id: folk.id })
    rmSync(join(music, 'First', 'b.mp3'))
    await backend.rescan()
    const home = await backend.call<{ result: { name: string }[] }>('/personalized')
    expect(home.body.result.map(({ name }) => name)).not.toContain('Folk 精选')
    expect((await me.lists()).find(({ id }) => id === folk.id)).toMatchObject({
      name: 'Folk 精选',
      trackCount: 1,
    })
    expect((await me.tracks(folk.id)).map(({ name }) => name)).toEqual(['A'])
    rmSync(join(music, 'First', 'a.mp3'))
    await backend.rescan()
    expect(await me.detail(folk.id)).toMatchObject({ trackCount: 0, tracks: [] })
  })
})
