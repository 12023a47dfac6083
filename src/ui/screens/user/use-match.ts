import { useEffect, useState } from 'react'
import type { Track } from '../../../contract/replies/track'
import { failureText } from '../../../i18n/failure-text'
import type { TextKey } from '../../../i18n/text-key'
import { useStores } from '../../hooks/stores-context'

/** How long typing has to pause before the search starts. */
const pauseMs = 300

interface Fault {
  key: TextKey
  values?: Record<string, string>
}

/**
 * Searches for the song that a file of the cloud drive holds, first by the name of the file, and matches the two.
 * `close` is called once that is done. Call it in an observer.
 */
export function useMatch(track: Track, close: () => void) {
  const { cloud } = useStores()
  const [typed, setTyped] = useState(track.name)
  const [found, setFound] = useState<readonly Track[]>([])
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [doing, setDoing] = useState<'search' | 'match' | null>(null)

  useEffect(() => {
    const words = typed.trim()
    if (!words) return
    const leaving = new AbortController()
    const { signal } = leaving
    const search = async () => {
      setDoing('search')
      const reply = await cloud.find(words, signal)
      if (signal.aborted) return
      setDoing(null)
      if (!reply.ok) return setFault(failureText(reply.failure))
      const others = reply.value.filter(({ id }) => id !== track.id)
      setFound(others)
      if (others.length > 0) return
      setFault({ key: reply.value.length > 0 ? 'cloud.matchSame' : 'cloud.matchNone' })
    }
    const timer = setTimeout(() => void search(), pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [cloud, track.id, typed])

  const type = (value: string) => {
    setTyped(value)
    setFound([])
    setChosenId(null)
    setFault(null)
    setDoing(null)
  }
  const match = async () => {
    const file = cloud.files.find((other) => other.track.id === track.id)
    if (chosenId === null || !file || doing === 'match') return
    setDoing('match')
    const matched = await cloud.match(file, chosenId)
    setDoing(null)
    if (matched) close()
  }
  return { typed, found, chosenId, fault, doing, type, choose: setChosenId, match }
}
