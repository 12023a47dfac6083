import { observer } from 'mobx-react-lite'
import { Fragment, useRef } from 'react'
import type { CSSProperties } from 'react'
import { inactiveAlpha } from '../../../domain/palette/cover-colours'
import sheet from './sheet/lyric-sheet.module.css'
import { lyricSize } from './sheet/lyric-size'
import { useStores } from '../../hooks/stores-context'
import { useAfterPaint } from '../../kit/use-after-paint'
import { useText } from '../../kit/use-text'
import { LyricLine } from './lyric-line'
import styles from './lyric-list.module.css'
import { LyricMotion } from './lyric-motion'
import { lineLanguage } from '../../../domain/lyrics/line-language'

/** The scrolling lyrics. React renders plain lines; the sheet scrolls and lights them. */
export const LyricList = observer(function LyricList({ visible }: { visible: boolean }) {
  const { lyrics, settings } = useStores()
  const { text } = useText()
  const viewport = useRef<HTMLDivElement>(null)
  const moving = useRef<HTMLDivElement>(null)
  // the sheet measures what has been laid out, and scrolls it before it is seen
  const laidOut = useAfterPaint(true, false)
  const { lines, timeline, songHasKana } = lyrics
  const { lyricsFontSize, lyricsPosition, lyricsBlock, countDownShow, lrcMousePause, announceLyrics } =
    settings.values
  const countdowns = new Map(countDownShow ? timeline.countdowns.map(({ line }, at) => [line, at]) : [])
  const look = {
    '--lyric-size': lyricSize(lyricsFontSize),
    '--lyric-inactive-alpha': inactiveAlpha,
  } as CSSProperties

  return (
    <div data-position={lyricsPosition} className={styles.frame} style={look}>
      <div
        ref={viewport}
        data-align={lyricsBlock}
        data-unplaced={!laidOut || undefined}
        className={`${sheet.viewport} ${styles.viewport}`}
      >
        <div ref={moving} className={sheet.sheet}>
          <ol aria-label={text('lyrics.region')} className={sheet.list}>
            {lines.map((line, at) => (
              <Fragment key={at}>
                {countdowns.has(at) && <Dots countdown={countdowns.get(at) ?? 0} />}
                <LyricLine line={line} songHasKana={songHasKana} />
              </Fragment>
            ))}
          </ol>
          <Credits />
          <OmittedLines />
        </div>
      </div>
      {lrcMousePause && (
        <p aria-hidden className={styles.hint}>
          {text('lyrics.pausedHint')}
        </p>
      )}
      {visible && laidOut && <LyricMotion viewport={viewport} list={moving} />}
      {visible && announceLyrics && <LyricAnnouncer />}
    </div>
  )
})

function Dots({ countdown }: { countdown: number }) {
  return (
    <li aria-hidden data-countdown={countdown} className={`${sheet.countdown} ${styles.countdown}`}>
      <span className={sheet.dot} />
      <span className={sheet.dot} />
      <span className={sheet.dot} />
    </li>
  )
}

/** Says how many lines were too long to be shown. */
const OmittedLines = observer(function OmittedLines() {
  const { lyrics } = useStores()
  const { text } = useText()
  const { omittedLines } = lyrics.data
  return omittedLines ? (
    <p className={styles.credits}>{text('lyrics.leftOut', { count: omittedLines })}</p>
  ) : null
})

/** Who wrote and produced the song, according to its lyrics. */
const Credits = observer(function Credits() {
  const { lyrics } = useStores()
  const { text } = useText()
  const { credits } = lyrics.data
  if (credits.length === 0) return null
  return (
    <ul aria-label={text('lyrics.credits')} className={styles.credits}>
      {credits.map((credit, at) => (
        <li key={at}>{credit}</li>
      ))}
    </ul>
  )
})

/** Announces each line to screen readers as it starts. */
const LyricAnnouncer = observer(function LyricAnnouncer() {
  const { lyrics, player } = useStores()
  const line = player.playing ? lyrics.currentLine?.text : undefined
  return (
    <p aria-live="polite" lang={line && lineLanguage(line, lyrics.songHasKana)} className="visually-hidden">
      {line}
    </p>
  )
})
