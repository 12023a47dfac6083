import { useEffect, useState } from 'react'
import { localDay } from '../../../domain/account/local-day'
import type { Track } from '../../../domain/catalogue/track'
import { untilHour } from '../../../domain/daily/until-hour'
import type { Result } from '../../../domain/result'
import { useStores } from '../../stores-context'

/** When the service draws new songs (specification, point 9). */
const newAtHour = 6

const today = () => localDay(Date.now(), newAtHour)

const isAborted = (found: Result<unknown>) => !found.ok && found.failure.kind === 'aborted'

/**
 * The songs of the day and whether they could be had, null until that is known; new ones are asked for at six, and when
 * the page is looked at again after that.
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
    // a visitor is sent away; a day that has begun has songs of its own
    if (userId === undefined || day === '') return
    let current = true
    const come = async () => {
      const found = await dailySongs.load()
      if (current && !isAborted(found)) setOutcome(found)
    }
    void come()
    return () => {
      current = false
    }
  }, [dailySongs, userId, day])

  useEffect(() => {
    let timer = 0
    const look = () => {
      setDay(today())
      clearTimeout(timer)
      timer = window.setTimeout(look, untilHour(Date.now(), newAtHour))
    }
    timer = window.setTimeout(look, untilHour(Date.now(), newAtHour))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return { day, outcome, waiting, load }
}
