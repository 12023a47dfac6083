import * as v from 'valibot'
import type { Video } from '../../../domain/catalogue/video'
import { optionalListOf } from './decoder'
import { address, count, id, text } from './fields'

const artist = v.object({ id: count, name: text })

const mv = v.pipe(
  v.object({
    id,
    name: text,
    cover: address,
    artists: optionalListOf(artist),
    artistId: count,
    artistName: text,
    duration: count,
    playCount: count,
  }),
  v.transform(({ artistId, artistName, ...rest }): Video => ({
    ...rest,
    artists:
      rest.artists.length > 0 || artistName === '' ? rest.artists : [{ id: artistId, name: artistName }],
    duration: rest.duration / 1000,
    playCount: Math.round(rest.playCount),
  })),
)

const listener = v.object({ userId: count, userName: text })

/** Its own id is a text; one that is a number in letters names a music video. */
const video = v.pipe(
  v.object({
    vid: v.pipe(v.string(), v.nonEmpty()),
    title: text,
    coverUrl: address,
    durationms: count,
    playTime: count,
    creator: optionalListOf(listener),
  }),
  v.transform((value): Video => ({
    id: /^\d+$/.test(value.vid) ? Number(value.vid) : value.vid,
    name: value.title,
    cover: value.coverUrl,
    // people here, not artists: they have no artist's page
    artists: value.creator.map(({ userName }) => ({ id: 0, name: userName })),
    duration: value.durationms / 1000,
    playCount: Math.round(value.playTime),
  })),
)

/** A film as searches carry it: a music video, or one of a listener's. */
export const foundVideo = v.union([mv, video])
