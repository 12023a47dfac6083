import { useEffect, useState } from 'react'
import { dailySongsHour, localDay } from '../../../contract/local-day'
import type { Track } from '../../../contract/replies/track'
import { msUntilHour } from '../../../domain/time/ms-until-hour'
import type { Result } from '../../../contract/result'
import { useStores } from '../../hooks/stores-context'

const today = () => localDay(Date.now(), dailySongsHour)

const isAborted = (found: Result<unknown>) => !found.ok && found.failure.kind === 'aborted'

/**
 * Loads today's songs. `outcome` is null until the first reply. Loads again at six o'clock, and when the page
 * becomes visible after that.
 */
export function useDailySongs() {
  const { dailySongs, session } = useStores()
  const userId = session.profile?.userId
  const [day, setDay] = useState(today)
  const [outcome, setOutcome] = useState<Result<readonly Track[]> | null>(null)
  const [waiting, setWaiting] = useState(false)

  const load = async () => {
    setWaiting(true)
    const found = await dailySongs.load()
    if (!isAborted(found)) setOutcome(found)
    setWaiting(false)
  }

  useEffect(() => {
    // visitors are redirected; each day has its own songs
    if (userId === undefined || day === '') return
    let current = true
    const loadToday = async () => {
      const found = await dailySongs.load()
      if (current && !isAborted(found)) setOutcome(found)
    }
    void loadToday()
    return () => {
      current = false
    }
  }, [dailySongs, userId, day])

  useEffect(() => {
    let timer = 0
    const update = () => {
      setDay(today())
      clearTimeout(timer)
      timer = window.setTimeout(update, msUntilHour(Date.now(), dailySongsHour))
    }
    timer = window.setTimeout(update, msUntilHour(Date.now(), dailySongsHour))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])

  return { day, outcome, waiting, load }
}
