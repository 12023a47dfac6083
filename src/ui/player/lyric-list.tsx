import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { hasKana, lineLanguage } from '../../domain/lyrics/line-language'
import { inactiveAlpha } from '../../domain/palette/cover-colours'
import sheet from '../lyrics-view/lyric-sheet.module.css'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './lyric-list.module.css'
import { LyricMotion } from './lyric-motion'

const walks: Record<string, 'previousElementSibling' | 'nextElementSibling'> = {
  ArrowUp: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
}

/** Arrows walk from line to line, since only one of them is a tab stop. */
function walkLines(event: KeyboardEvent): void {
  const way = walks[event.key]
  const line = event.currentTarget.closest('li')
  if (!way || !line) return
  event.preventDefault()
  line[way]?.querySelector('button')?.focus()
}

/** The rolling lyrics: plain lines by React, moved and lit by the sheet. A line seeks to its time. */
export const LyricList = observer(function LyricList({ visible }: { visible: boolean }) {
  const { lyrics, player, settings } = useStores()
  const { text } = useText()
  const viewport = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { lines } = lyrics
  const { showTransl, showRoma, lyricsFontSize, lyricsPosition, lyricsBlock } = settings.values
  const kana = hasKana(lines.map((line) => line.text))

  return (
    <div
      ref={viewport}
      data-align={lyricsBlock}
      data-position={lyricsPosition}
      className={`${sheet.viewport} ${styles.viewport}`}
      style={{ '--lyric-vh': lyricsFontSize, '--lyric-inactive-alpha': inactiveAlpha } as CSSProperties}
    >
      <ol ref={list} aria-label={text('lyrics.region')} className={sheet.list}>
        {lines.map((line, at) => (
          <li key={at} className={sheet.line}>
            <button
              type="button"
              tabIndex={-1}
              onKeyDown={walkLines}
              title={text('lyrics.seek')}
              className={`${sheet.host} ${styles.line}`}
              onClick={() => player.seek(line.start)}
            >
              {showRoma && line.roma && (
                <span lang={kana ? 'ja-Latn' : undefined} className={sheet.romanisation}>
                  {line.roma}{' '}
                </span>
              )}
              <span data-lyric-text dir="auto" lang={lineLanguage(line.text, kana)} className={sheet.text}>
                {line.text}
              </span>
              {showTransl && line.tran && (
                <span lang={lineLanguage(line.tran, false)} className={sheet.translation}>
                  {' '}
                  {line.tran}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {visible && <LyricMotion viewport={viewport} list={list} />}
    </div>
  )
})
