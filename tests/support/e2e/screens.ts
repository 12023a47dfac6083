import type { Page } from 'playwright'
import { expectPage } from './expect-page'

/** Numbers of what the demo library has one of at least. */
interface KnownIds {
  playlist: number
  album: number
  artist: number
  song: number
  video: number
  words: Words
}

type Listed = Record<string, { id: number }[]>

/** What to search for: a word of a song's title and of an artist's name, and what each search of the screens is for. */
interface Words {
  song: string
  artist: string
  songs: string
  albums: string
  videos: string
  playlists: string
}

/** For the demo library. */
export const demoWords: Words = {
  song: '雨停之前',
  artist: 'Marlow',
  songs: '雨',
  albums: '雨',
  videos: 'Lanterns',
  playlists: '歌',
}

/** What there is to open, found as a listener would find it. */
export async function findIds(page: Page, words = demoWords): Promise<KnownIds> {
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
    first(`/cloudsearch?keywords=${words.artist}&type=100`, 'artists'),
    first(`/cloudsearch?keywords=${words.song}&type=1`, 'songs'),
    first('/cloudsearch?keywords=a&type=1004', 'mvs'),
  ])
  return { playlist, album, artist, song, video, words }
}

type Address = (known: KnownIds) => string

/** Screens with data that everybody can open. */
export const publicScreens: Record<string, Address> = {
  home: () => '/',
  'search results: songs': ({ words }) => `/search/songs?keywords=${words.songs}&page=1`,
  'search results: artists': ({ words }) => `/search/artists?keywords=${words.artist}&page=1`,
  'search results: albums': ({ words }) => `/search/albums?keywords=${words.albums}&page=1`,
  'search results: videos': ({ words }) => `/search/videos?keywords=${words.videos}&page=1`,
  'search results: playlists': ({ words }) => `/search/playlists?keywords=${words.playlists}&page=1`,
  'playlists to discover': () => '/discover/playlists',
  'charts to discover': () => '/discover/toplists',
  'artists to discover': () => '/discover/artists',
  'new albums': () => '/new-album',
  'a playlist': ({ playlist }) => `/playlist?id=${playlist}`,
  'an album': ({ album }) => `/album?id=${album}`,
  'an artist: songs': ({ artist }) => `/artist/songs?id=${artist}`,
  'albums of an artist': ({ artist }) => `/artist/albums?id=${artist}`,
  'videos of an artist': ({ artist }) => `/artist/videos?id=${artist}`,
  'all songs of an artist': ({ artist }) => `/all-songs?id=${artist}`,
  'all songs of the library': () => '/all-songs',
  'songs of the library': () => '/library/songs',
  'albums of the library': () => '/library/albums',
  'artists of the library': () => '/library/artists',
  'genres of the library': () => '/library/genres',
  'years of the library': () => '/library/years',
  'folders of the library': () => '/library/folders',
  'recently added songs': () => '/library/recent',
  'settings of the library': () => '/setting/library',
  'a song': ({ song }) => `/song?id=${song}`,
  'comments on a song': ({ song }) => `/comment?id=${song}`,
  'a video': ({ video }) => `/video?id=${video}`,
}

/** The screens for visitors. Listeners are sent on from the login. */
export const visitorScreens: Record<string, Address> = { ...publicScreens, 'the login': () => '/login' }

/** Screens that need a login. */
export const listenerScreens: Record<string, Address> = {
  'the songs of the day': () => '/dailySongs',
  'own playlists': () => '/user/playlists',
  'collected playlists': () => '/user/like',
  'collected albums': () => '/user/album',
  'followed artists': () => '/user/artists',
  'the cloud drive': () => '/user/cloud',
}

const content = (page: Page) => page.getByRole('main')

/** Expects the screen at that address, with everything loaded. */
export async function expectScreenLoaded(page: Page, path: string): Promise<void> {
  await expectNothingLoading(page)
  // last, since a redirect comes after the start of a navigation
  await expectPage(page).toHaveURL((url) => `${url.pathname}${decodeURI(url.search)}`.startsWith(path))
}

/** Expects a screen, at whatever address, with everything loaded. */
export async function expectNothingLoading(page: Page): Promise<void> {
  // first, since the placeholders of a screen come when the navigation to it is over
  await expectPage(page.getByRole('progressbar')).toHaveCount(0)
  await expectPage(content(page)).not.toBeEmpty()
  await expectPage(content(page).locator('[class*="_skeleton_"]')).toHaveCount(0)
  await expectPage(content(page)).not.toHaveText(/undefined|NaN|\[object/)
}
