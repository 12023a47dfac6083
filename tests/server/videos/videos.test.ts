import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../server/storage/database'
import { createVideos } from '../../../server/videos/videos'
import { useRoots } from '../../../server/library/heard'
import { mp4Film } from '../support/mp4-film'
import { musicFolder, scannedBackend } from '../support/music-folder'
import { webmFilm } from '../support/webm-film'

const films = {
  '星野澄 - 月光 Moonlight.mp4': mp4Film({ seed: 1 }),
  '星野澄 - 100%_sure.mp4': mp4Film({ seed: 2 }),
  'Marlow - Tide.webm': webmFilm(),
}

/** The videos of a folder, as a server over `shown` sees them. */
const videosOf = async (shown: (music: string) => string = (music) => music) => {
  const music = musicFolder(films)
  const { data } = await scannedBackend(music)
  const database = openDatabase(`${data}/library.db`)
  onTestFinished(() => database.close())
  useRoots(database, [shown(music)])
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

  it('pages what it finds and counts all', async () => {
    const videos = await videosOf()
    const first = videos.search('星野澄', 1, 0)
    const second = videos.search('星野澄', 1, 1)
    expect([first.total, second.total]).toEqual([2, 2])
    expect(new Set([...first.videos, ...second.videos].map(({ id }) => id)).size).toBe(2)
  })

  it('shows nothing of folders that are not in use', async () => {
    const videos = await videosOf((music) => `${music}/elsewhere`)
    expect(videos.newest(30)).toEqual([])
    expect(videos.byId(400_000_001)).toBeUndefined()
    expect(videos.search('tide', 30, 0)).toEqual({ videos: [], total: 0 })
  })
})
