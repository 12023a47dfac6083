import type { Page } from 'playwright'
import { expectPage } from './expect-page'

/** Numbers of what the demo library has one of at least. */
interface Known {
  playlist: number
  album: number
  artist: number
  song: number
  video: number
}

type Listed = Record<string, { id: number }[]>

/** What there is to open, found as a listener would find it. */
export async function knownTo(page: Page): Promise<Known> {
  const { origin } = new URL(page.url())
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const first = async (path: string, list: string) => {
    const reply = (await (await page.request.get(`${origin}/api${path}`, { headers })).json()) as Listed
    const found = reply[list] ?? (reply['result'] as unknown as Listed | undefined)?.[list]
    const id = found?.[0]?.id
    if (id === undefined) throw new Error(`nothing in ${list} of ${path}`)
    return id
  }
  const [playlist, album, artist, song, video] = await Promise.all([
    first('/top/playlist?limit=1', 'playlists'),
    first('/album/new?limit=1', 'albums'),
    first('/cloudsearch?keywords=Marlow&type=100', 'artists'),
    first('/cloudsearch?keywords=雨停之前&type=1', 'songs'),
    first('/cloudsearch?keywords=a&type=1004', 'mvs'),
  ])
  return { playlist, album, artist, song, video }
}

type Address = (known: Known) => string

/** The screens that ask the backend for something, for whoever visits. */
export const openScreens: Record<string, Address> = {
  home: () => '/',
  'songs that were found': () => '/search/songs?keywords=雨&page=1',
  'artists that were found': () => '/search/artists?keywords=Marlow&page=1',
  'albums that were found': () => '/search/albums?keywords=雨&page=1',
  'videos that were found': () => '/search/videos?keywords=Lanterns&page=1',
  'playlists that were found': () => '/search/playlists?keywords=歌&page=1',
  'playlists to discover': () => '/discover/playlists',
  'charts to discover': () => '/discover/toplists',
  'artists to discover': () => '/discover/artists',
  'new albums': () => '/new-album',
  'a playlist': ({ playlist }) => `/playlist?id=${playlist}`,
  'an album': ({ album }) => `/album?id=${album}`,
  'songs of an artist': ({ artist }) => `/artist/songs?id=${artist}`,
  'albums of an artist': ({ artist }) => `/artist/albums?id=${artist}`,
  'videos of an artist': ({ artist }) => `/artist/videos?id=${artist}`,
  'all songs of an artist': ({ artist }) => `/all-songs?id=${artist}`,
  'a song': ({ song }) => `/song?id=${song}`,
  'comments on a song': ({ song }) => `/comment?id=${song}`,
  'a video': ({ video }) => `/video?id=${video}`,
  'the login': () => '/login',
}

/** Those that only a listener has. */
export const ownScreens: Record<string, Address> = {
  'the songs of the day': () => '/dailySongs',
  'playlists of one’s own': () => '/user/playlists',
  'playlists one collects': () => '/user/like',
  'albums one collects': () => '/user/album',
  'artists one follows': () => '/user/artists',
  'the cloud drive': () => '/user/cloud',
}

const content = (page: Page) => page.getByRole('main')

/** The screen at that address is there, and nothing of it is waited for any more. */
export async function expectStands(page: Page, path: string): Promise<void> {
  await expectPage(page).toHaveURL((url) => `${url.pathname}${decodeURI(url.search)}`.startsWith(path))
  await expectAtRest(page)
}

/** Something is shown, wherever it was led to, and nothing is waited for. */
export async function expectAtRest(page: Page): Promise<void> {
  await expectPage(content(page)).not.toBeEmpty()
  await expectPage(content(page).locator('[class*="_skeleton_"]')).toHaveCount(0)
  await expectPage(page.getByRole('progressbar')).toHaveCount(0)
  await expectPage(content(page)).not.toHaveText(/undefined|NaN|\[object/)
}
