import { useMemo, useRef, useState } from 'react'
import type { Track } from '../../../contract/replies/track'
import { useLayer } from '../../kit/layers/use-layer'

const none: ReadonlySet<number> = new Set()

/** The selection of several tracks of a list, by id; tracks that leave the list are no longer selected. */
export function useChosenTracks(tracks: readonly Track[]) {
  const [choosing, setChoosing] = useState(false)
  const [ids, setIds] = useState(none)
  const lastAt = useRef<number | null>(null)
  const chosen = useMemo(() => tracks.filter(({ id }) => ids.has(id)), [tracks, ids])

  const start = () => {
    lastAt.current = null
    setIds(none)
    setChoosing(true)
  }
  const stop = () => setChoosing(false)
  useLayer(choosing, stop)
  /** Selects or deselects a track; with `span`, all of `shown` from the last one that was toggled. */
  const toggle = (at: number, shown: readonly number[], span: boolean) => {
    const track = tracks[at]
    if (!track) return
    const next = new Set(ids)
    const turnsOn = !next.has(track.id)
    const from = span && lastAt.current !== null ? shown.indexOf(lastAt.current) : -1
    const to = shown.indexOf(at)
    const places = from === -1 ? [at] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
    for (const place of places) {
      const id = tracks[place]?.id
      if (id === undefined) continue
      if (turnsOn) next.add(id)
      else next.delete(id)
    }
    lastAt.current = at
    setIds(next)
  }
  const chooseAll = (shown: readonly number[]) => setIds(new Set(shown.flatMap((at) => tracks[at]?.id ?? [])))
  const chooseNone = () => setIds(none)
  return { choosing, ids, chosen, start, stop, toggle, chooseAll, chooseNone }
}
