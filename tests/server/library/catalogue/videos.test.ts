import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../../server/storage/database'
import { createVideos } from '../../../../server/library/catalogue/videos'
import { createActiveSongs } from '../../../../server/library/catalogue/availability'
import { mp4Video } from '../../../support/server/mp4-video'
import { musicFolder, scannedBackend } from '../../../support/server/music-folder'
import { webmVideo } from '../../../support/server/webm-video'

const films = {
  '星野澄 - 月光 Moonlight.mp4': mp4Video({ seed: 1 }),
  '星野澄 - 100%_sure.mp4': mp4Video({ seed: 2 }),
  'Marlow - Tide.webm': webmVideo(),
}

/** Returns the videos of a folder for a server that uses the folders `shown`. */
const videosOf = async (shown: (music: string) => string = (music) => music) => {
  const music = musicFolder(films)
  const { data } = await scannedBackend(music)
  const database = openDatabase(`${data}/library.db`)
  onTestFinished(() => database.close())
  createActiveSongs(database, [shown(music)])
  return createVideos(database, () => 0)
}

describe('createVideos', () => {
  it.each([
    ['moonLIGHT', ['月光 Moonlight']],
    ['月光 星野', ['月光 Moonlight']],
    ['  tide   MARLOW ', ['Tide']],
    ['%', ['100%_sure']],
    ['_', ['100%_sure']],
    ['*', []],
    ['月光 Tide', []],
    ["'; DROP TABLE video; --", []],
    [' ', []],
  ])('finds by every word of “%s” in title and artists', async (keywords, names) => {
    const videos = await videosOf()
    const { videos: found, total } = videos.search(keywords, 30, 0)
    expect(found.map(({ title }) => title)).toEqual(names)
    expect(total).toBe(names.length)
  })

  it('pages its results and counts all', async () => {
    const videos = await videosOf()
    const first = videos.search('星野澄', 1, 0)
    const second = videos.search('星野澄', 1, 1)
    expect([first.total, second.total]).toEqual([2, 2])
    expect(new Set([...first.videos, ...second.videos].map(({ id }) => id)).size).toBe(2)
  })

  it('finds nothing in folders that are not active', async () => {
    const videos = await videosOf((music) => `${music}/elsewhere`)
    expect(videos.newest(30)).toEqual([])
    expect(videos.byId(400_000_001)).toBeUndefined()
    expect(videos.search('tide', 30, 0)).toEqual({ videos: [], total: 0 })
  })
})
