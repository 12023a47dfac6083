import { useEffect, useRef } from 'react'
import type { Captions } from '../../../contract/replies/video'
import styles from './video-captions.module.css'

interface CaptionsTrackProps {
  captions: Captions
  onCues: (words: readonly string[]) => void
  onError: () => void
}

/**
 * Loads captions into a video, whose child it is. The browser draws none of them: they would lie under the controls.
 */
export function CaptionsTrack({ captions, onCues, onError }: CaptionsTrackProps) {
  const element = useRef<HTMLTrackElement>(null)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const { track } = current
    const video = current.closest('video')
    track.mode = 'hidden'
    const read = () => onCues(wordsAt(video?.currentTime ?? 0, track))
    track.addEventListener('cuechange', read)
    // a video that has not played yet has no active cues (HTML, "time marches on")
    current.addEventListener('load', read)
    video?.addEventListener('seeked', read)
    current.addEventListener('error', onError)
    return () => {
      track.removeEventListener('cuechange', read)
      current.removeEventListener('load', read)
      video?.removeEventListener('seeked', read)
      current.removeEventListener('error', onError)
      onCues([])
    }
  }, [onCues, onError])
  return <track ref={element} kind="captions" src={captions.url} srcLang={captions.language || undefined} />
}

/** Returns the words of the cues of a moment, without their markup. */
function wordsAt(seconds: number, { cues }: TextTrack): string[] {
  return [...(cues ?? [])]
    .filter(({ startTime, endTime }) => startTime <= seconds && seconds < endTime)
    .map((cue) => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''))
}

/** The captions of this moment, above the controls. */
export function CaptionsText({ words, language }: { words: readonly string[]; language: string }) {
  if (words.length === 0) return null
  return (
    <div lang={language} dir="auto" className={styles.captions}>
      {words.map((line) => (
        <p key={line} className={styles.cue}>
          {line}
        </p>
      ))}
    </div>
  )
}
