import * as v from 'valibot'
import type { Track } from '../../../contract/replies/track'
import { optionalListOf } from './decoder'
import { address, count, id, text } from './fields'

const artist = v.object({ id: count, name: text })

const album = v.nullish(v.object({ id: count, name: text, picUrl: address }), {
  id: 0,
  name: '',
  picUrl: null,
})

const cloud = v.fallback(v.nullish(v.object({ fileName: text, fileSize: count }), null), null)

/** What the listener may do with it. `st` below 0 means nothing, unless it is their own upload (`cs`). */
const rights = v.fallback(
  v.nullish(
    v.object({
      st: count,
      fee: v.optional(count),
      cs: v.optional(v.unknown()),
      unplayable: v.optional(v.unknown()),
    }),
    null,
  ),
  null,
)

/**
 * A song in either of the service's two shapes: `ar/al/alia/dt/mv` or `artists/album/alias/duration/mvid`.
 * Names may be missing (unmatched uploads), an id may not.
 */
export const track = v.pipe(
  v.object({
    id,
    name: text,
    ar: v.optional(optionalListOf(artist)),
    artists: v.optional(optionalListOf(artist)),
    al: v.optional(album),
    album: v.optional(album),
    alia: v.optional(optionalListOf(v.string())),
    alias: v.optional(optionalListOf(v.string())),
    dt: v.optional(count),
    duration: v.optional(count),
    fee: v.optional(count),
    pc: cloud,
    mv: v.optional(count),
    mvid: v.optional(count),
    privilege: v.optional(rights),
    noCopyrightRcmd: v.optional(v.unknown()),
  }),
  v.transform((song): Track => ({
    id: song.id,
    name: song.name,
    artists: (song.ar ?? song.artists ?? []).filter(({ name }) => name !== ''),
    album: song.al ?? song.album ?? { id: 0, name: '', picUrl: null },
    aliases: song.alia ?? song.alias ?? [],
    duration: (song.dt ?? song.duration ?? 0) / 1000,
    fee: song.fee ?? song.privilege?.fee ?? 0,
    cloud: song.pc,
    mv: (song.mv ?? song.mvid) || null,
    // not licensed; an own upload needs no licence
    ...(!song.pc &&
      song.privilege?.cs !== true &&
      (Boolean(song.noCopyrightRcmd) || (song.privilege?.st ?? 0) < 0) && { unavailable: true as const }),
    // an own upload, too, is grey when its format cannot be played
    ...(song.privilege?.unplayable === true && { unavailable: true as const, unplayable: true as const }),
  })),
)
