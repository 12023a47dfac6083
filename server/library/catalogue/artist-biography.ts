import { publishedSql } from './songs'
import type { Database } from '../../storage/database'
import type { ArtistDetails } from './albums'

/** Facts about an artist from the library. */
export interface ArtistBiography {
  brief: string
  sections: { title: string; text: string }[]
}

interface Facts {
  firstYear: number | null
  lastYear: number | null
  durationMs: number
}

const mostGenres = 5
const mostAlbums = 20

const yearSql = `CAST(strftime('%Y', ${publishedSql} / 1000, 'unixepoch') AS INTEGER)`
const hisSql = 'FROM song_artist sa JOIN active_song s ON s.id = sa.song_id'

const spanOf = ({ firstYear, lastYear }: Facts): string => {
  if (firstYear === null) return ''
  return firstYear === lastYear ? `，发行于 ${firstYear} 年` : `，发行于 ${firstYear} 至 ${lastYear} 年间`
}

const hours = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  return minutes < 60 ? `${minutes} 分钟` : `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分钟`
}

/** Describes an artist in sentences: counts, years, releases and genres. */
export function describeArtist(database: Database, artist: ArtistDetails): ArtistBiography {
  const { id, name, songCount, albumCount, videoCount } = artist
  const facts = database.first<Facts>(
    `SELECT min(${yearSql}) AS firstYear, max(${yearSql}) AS lastYear, total(s.duration_ms) AS durationMs
     ${hisSql} WHERE sa.artist_id = ?`,
    id,
  )!
  const genres = database.all<{ genre: string }>(
    `SELECT min(sg.genre) AS genre ${hisSql} JOIN song_genre sg ON sg.song_id = s.id WHERE sa.artist_id = ?
     GROUP BY lower(sg.genre) ORDER BY count(*) DESC, lower(sg.genre) LIMIT ${mostGenres}`,
    id,
  )
  const releases = database.all<{ name: string; year: number | null }>(
    `SELECT al.name, max(${yearSql}) AS year FROM album al JOIN active_song s ON s.album_id = al.id WHERE al.artist_id = ?
     GROUP BY al.id ORDER BY year DESC NULLS LAST, al.id DESC LIMIT ${mostAlbums}`,
    id,
  )
  const counts = [
    ...(songCount > 0 ? [`${songCount} 首歌曲`] : []),
    ...(albumCount > 0 ? [`${albumCount} 张专辑`] : []),
    ...(videoCount > 0 ? [`${videoCount} 个视频`] : []),
  ]
  const brief = `曲库中有 ${name} 的 ${counts.join('、')}${spanOf(facts)}。`
  const sections = [
    { title: '曲库收录', text: songCount > 0 ? `${counts.join('、')}，共 ${hours(facts.durationMs)}。` : '' },
    {
      title: '专辑',
      text: releases.map((album) => `《${album.name}》${album.year ? `（${album.year}）` : ''}`).join('、'),
    },
    { title: '风格', text: genres.map(({ genre }) => genre).join('、') },
  ]
  return { brief, sections: sections.filter(({ text }) => text !== '') }
}
