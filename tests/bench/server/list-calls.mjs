// The calls that lists and pages are made of, with ids that the library gives.

/**
 * @param {{ ask: (path: string) => Promise<{ body: any }> }} server
 * @returns {Promise<[string, string][]>} names and paths
 */
export async function listCalls({ ask }) {
  const lists = (await ask('/personalized?limit=30')).body.result
  const whole = lists.find((/** @type {any} */ { trackCount }) => trackCount > 1000) ?? lists[0]
  const artist = (await ask('/artist/list?limit=1')).body.artists[0]
  const album = (await ask('/album/newest')).body.albums[0]
  const song = (await ask(`/artist/songs?id=${artist.id}&limit=1`)).body.songs[0]
  const ids = (await ask(`/playlist/detail?id=${whole.id}`)).body.playlist.trackIds
    .slice(0, 500)
    .map((/** @type {any} */ { id }) => id)
  /** @type {Record<string, string>} */
  const calls = {
    'home: personalized': '/personalized?limit=10',
    'home: banner': '/banner',
    'home: personalized/newsong': '/personalized/newsong',
    'home: album/newest': '/album/newest',
    'home: recommend/songs': '/recommend/songs',
    'home: recommend/resource': '/recommend/resource',
    'home: top/artists': '/top/artists?limit=50',
    'home: toplist/detail': '/toplist/detail',
    'playlist/detail, all songs': `/playlist/detail?id=${whole.id}`,
    'playlist/track/all, 500': `/playlist/track/all?id=${whole.id}&limit=500`,
    'playlist/track/all, 500 from 20,000': `/playlist/track/all?id=${whole.id}&limit=500&offset=20000`,
    'song/detail, 500': `/song/detail?ids=${ids.join()}`,
    'top/playlist': '/top/playlist?limit=50',
    'top/playlist/highquality': '/top/playlist/highquality?limit=50',
    'playlist/catlist': '/playlist/catlist',
    'album/new': '/album/new?area=ALL&limit=30',
    'album/new, of Japan': '/album/new?area=JP&limit=30',
    album: `/album?id=${album.id}`,
    'artist/list': '/artist/list?limit=30',
    'artist/list, under m': '/artist/list?initial=m&limit=30',
    'artist/list, of Japan': '/artist/list?area=8&limit=30',
    'artist/detail': `/artist/detail?id=${artist.id}`,
    artists: `/artists?id=${artist.id}`,
    'artist/songs': `/artist/songs?id=${artist.id}`,
    'artist/album': `/artist/album?id=${artist.id}`,
    'artist/desc': `/artist/desc?id=${artist.id}`,
    'simi/artist': `/simi/artist?id=${artist.id}`,
    'simi/song': `/simi/song?id=${song.id}`,
    'simi/playlist': `/simi/playlist?id=${song.id}`,
    personal_fm: '/personal_fm',
    'search/hot/detail': '/search/hot/detail',
    'cloudsearch, albums': `/cloudsearch?type=10&keywords=${encodeURIComponent('月')}`,
    'cloudsearch, artists': `/cloudsearch?type=100&keywords=${encodeURIComponent('月')}`,
    'cloudsearch, playlists': `/cloudsearch?type=1000&keywords=${encodeURIComponent('歌单')}`,
    'cloudsearch, from 1000': '/cloudsearch?keywords=a&offset=1000&limit=30',
    likelist: '/likelist',
    'library/songs, 500': '/library/songs?limit=500',
    'library/songs, 500 from 20,000 by artist': '/library/songs?limit=500&offset=20000&sort=-artist',
    'library/albums': '/library/albums?limit=30&sort=-year',
    'library/artists': '/library/artists?limit=30',
    'library/groups, genres': '/library/groups?by=genre',
    'library/groups, folders': '/library/groups?by=folder&limit=100',
    'library/report': '/library/report',
    'library/doubles': '/library/doubles?limit=200',
  }
  const there = []
  for (const [name, path] of Object.entries(calls)) {
    try {
      await ask(path)
      there.push(/** @type {[string, string]} */ ([name, path]))
    } catch (error) {
      console.error(`left out: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return there
}
