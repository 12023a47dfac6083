import { observer } from 'mobx-react-lite'
import { Fragment, useRef } from 'react'
import type { CSSProperties } from 'react'
import { inactiveAlpha } from '../../domain/palette/cover-colours'
import sheet from '../lyrics-view/lyric-sheet.module.css'
import { lyricSize } from '../lyrics-view/lyric-size'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { LyricAnnouncer } from './lyric-announcer'
import { LyricLine } from './lyric-line'
import styles from './lyric-list.module.css'
import { LyricMotion } from './lyric-motion'

/** The rolling lyrics: plain lines by React, moved and lit by the sheet. A line seeks to its time. */
export const LyricList = observer(function LyricList({ visible }: { visible: boolean }) {
  const { lyrics, settings } = useStores()
  const { text } = useText()
  const viewport = useRef<HTMLDivElement>(null)
  const moving = useRef<HTMLDivElement>(null)
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
      <div ref={viewport} data-align={lyricsBlock} className={`${sheet.viewport} ${styles.viewport}`}>
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
          <LeftOut />
        </div>
      </div>
      {lrcMousePause && (
        <p aria-hidden className={styles.hint}>
          {text('lyrics.pausedHint')}
        </p>
      )}
      {visible && <LyricMotion viewport={viewport} list={moving} />}
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

/** Says that lines were too long to be shown. */
const LeftOut = observer(function LeftOut() {
  const { lyrics } = useStores()
  const { text } = useText()
  const { leftOut } = lyrics.data
  return leftOut ? <p className={styles.credits}>{text('lyrics.leftOut', { count: leftOut })}</p> : null
})

/** Who wrote and made the song, as its lyrics tell; below the last line. */
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
