import { observer } from 'mobx-react-lite'
import type { KeyboardEvent, MouseEvent } from 'react'
import { lineLanguage } from '../../domain/lyrics/line-language'
import type { TimedLine } from '../../domain/lyrics/timeline'
import sheet from '../lyrics-view/lyric-sheet.module.css'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './lyric-list.module.css'

const buttons = '[role=button]'
type Way = (from: number, count: number) => number
const ways: Record<string, Way> = {
  ArrowUp: (from) => from - 1,
  ArrowDown: (from) => from + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Keys walk from line to line, since only one of them is a tab stop. */
function walk(from: HTMLElement, way: Way): void {
  const lines = [...(from.closest('ol')?.querySelectorAll<HTMLElement>(buttons) ?? [])]
  lines[way(lines.indexOf(from), lines.length)]?.focus()
}

/** Whether the press was one to mark text, not one for the line; a click without a pointer, as of a key, never is. */
function marksText({ detail }: MouseEvent): boolean {
  return detail > 0 && getSelection()?.type === 'Range'
}

/** A line with what belongs to it. Pressed, the song goes on from it. */
export const LyricLine = observer(function LyricLine({
  line,
  songHasKana,
}: {
  line: TimedLine
  songHasKana: boolean
}) {
  const { player, settings } = useStores()
  const { text } = useText()
  const { showTransl, showRoma } = settings.values
  const seek = () => player.playFrom(line.start)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = ways[event.key]
    if (way) walk(event.currentTarget, way)
    else if (event.key === 'Enter' || event.key === ' ') event.currentTarget.click()
    else return
    event.preventDefault()
  }
  return (
    <li data-background={line.background} className={sheet.line}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- text in a native button cannot be marked and copied */}
      <div
        role="button"
        tabIndex={-1}
        title={text('lyrics.seek')}
        className={`${sheet.host} ${styles.line}`}
        onClick={(event) => marksText(event) || seek()}
        onKeyDown={onKeyDown}
      >
        {showRoma && line.roma && (
          <span lang={songHasKana ? 'ja-Latn' : undefined} className={sheet.romanisation}>
            {line.roma}{' '}
          </span>
        )}
        <span data-lyric-text dir="auto" lang={lineLanguage(line.text, songHasKana)} className={sheet.text}>
          {line.text}
        </span>
        {showTransl && line.tran && (
          <span lang={lineLanguage(line.tran, false)} className={sheet.translation}>
            {' '}
            {line.tran}
          </span>
        )}
      </div>
    </li>
  )
})
