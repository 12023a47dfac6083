import type { Chart } from '../../discovery/charts'
import { wirePlaylist } from '../wire/playlist'
import { coverUrl } from '../wire/addresses'
import type { Context, Handler } from './handler'
import type { Song } from '../../library/catalogue/songs'
import { nameText } from '../../text/name-text'
import { joinTexts, told } from '../../text/told'

const leaders = 3
const topArtists = 3

/** Returns the first songs of each official chart by the chart's id. */
const leadersOf = ({ library }: Context, charts: readonly Chart[]) => {
  const official = charts.filter(({ type }) => type !== null)
  const songs = library.songs.byIds(official.flatMap(({ songIds }) => songIds.slice(0, leaders)))
  const known = new Map(songs.map((song) => [song.id, song]))
  return new Map(
    official.map(({ id, songIds }) => [
      id,
      songIds.slice(0, leaders).flatMap((songId) => {
        const song = known.get(songId)
        return song ? [{ first: nameText(song.title), second: artistLine(song) }] : []
      }),
    ]),
  )
}

const artistLine = ({ artists }: Song) =>
  joinTexts(
    artists.map(({ name }) => nameText(name)),
    '/',
  )

const wireCharts = (context: Context, withLeaders: boolean) => {
  const charts = context.discovery.charts.list()
  const types = new Map(charts.map(({ id, type }) => [id, type]))
  const first = withLeaders ? leadersOf(context, charts) : null
  const viewer = context.listener?.id ?? null
  return context.collections.playlists
    .byIds(
      charts.map(({ id }) => id),
      viewer,
    )
    .map((list) => {
      const type = types.get(list.id)
      return {
        ...wirePlaylist(list),
        updateFrequency: list.updateFrequency ?? '',
        tracks: first?.get(list.id) ?? null,
        ...(type && { ToplistType: type }),
      }
    })
}

const artistChart = async ({ artists, search }: Context) => {
  const { artists: found } = await artists.list({ area: -1, initial: null, limit: topArtists, offset: 0 })
  const fame = search.popularity().artists
  return {
    coverUrl: found[0] ? coverUrl(found[0].cover) : null,
    artists: found.map(({ id, name }) => ({ first: nameText(name), second: '', third: fame.get(id) ?? 0 })),
    name: told(({ charts }) => charts.artists),
    // NetEase's own misspelling, sent beside the correct one
    upateFrequency: told(({ charts }) => charts.withPlays),
    updateFrequency: told(({ charts }) => charts.withPlays),
    position: 5,
  }
}

const toplist: Handler<'toplist'> = async (_params, context) => {
  const { artists: _artists, ...artistToplist } = await artistChart(context)
  return { code: 200, list: wireCharts(context, false), artistToplist }
}

const toplistDetail: Handler<'toplistDetail'> = async (_params, context) => ({
  code: 200,
  list: wireCharts(context, true),
  artistToplist: await artistChart(context),
})

export const chartHandlers = { toplist, toplistDetail }
