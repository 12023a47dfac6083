import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** What a media element reports; times in seconds. */
export interface MediaState {
  paused: boolean
  /** Whether it plays, but has to wait for data. */
  waiting: boolean
  position: number
  /** 0 while unknown. */
  duration: number
  volume: number
  muted: boolean
  rate: number
}

const unknown: MediaState = {
  paused: true,
  waiting: false,
  position: 0,
  duration: 0,
  volume: 1,
  muted: false,
  rate: 1,
}

const events = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'seeking',
  'seeked',
  'timeupdate',
  'ratechange',
  'loadedmetadata',
  'durationchange',
  'canplay',
  'emptied',
  'volumechange',
]

function readState(element: HTMLMediaElement): MediaState {
  const { paused, currentTime, duration, volume, muted, playbackRate, readyState } = element
  return {
    paused,
    waiting: !paused && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    position: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    volume,
    muted,
    rate: playbackRate,
  }
}

/** Returns the state of a media element, which is the only one to keep it. */
export function useMediaState(ref: RefObject<HTMLMediaElement | null>): MediaState {
  const [state, setState] = useState(unknown)
  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    const read = () => setState(readState(element))
    read()
    for (const event of events) element.addEventListener(event, read)
    return () => events.forEach((event) => element.removeEventListener(event, read))
  }, [ref])
  return state
}
