import { observer } from 'mobx-react-lite'
import type { KeyboardEvent, MouseEvent } from 'react'
import { lineLanguage, romanisationLanguage } from '../../../domain/lyrics/line-language'
import type { TimedLine } from '../../../domain/lyrics/timeline'
import sheet from './sheet/lyric-sheet.module.css'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './lyric-list.module.css'

const buttons = '[role=button]'
type Step = (from: number, count: number) => number
const steps: Record<string, Step> = {
  ArrowUp: (from) => from - 1,
  ArrowDown: (from) => from + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves focus to another line; only one of them is a Tab stop. */
function moveFocus(from: HTMLElement, step: Step): void {
  const lines = [...(from.closest('ol')?.querySelectorAll<HTMLElement>(buttons) ?? [])]
  lines[step(lines.indexOf(from), lines.length)]?.focus()
}

/** Returns whether a click ends a text selection and is not meant for the line; a click by key never does. */
function selectsText({ detail }: MouseEvent): boolean {
  return detail > 0 && getSelection()?.type === 'Range'
}

/** A line with its translation and romanisation. A press plays the song from it. */
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
  const roma = showRoma ? line.roma : undefined
  const seek = () => player.playFrom(line.start)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (step) moveFocus(event.currentTarget, step)
    else if (event.key === 'Enter' || event.key === ' ') event.currentTarget.click()
    else return
    event.preventDefault()
  }
  return (
    <li data-background={line.background} data-voice={line.voice} className={sheet.line}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- text in a native button cannot be selected and copied */}
      <div
        role="button"
        // above the line, but read after it
        data-romanised={roma ? true : undefined}
        tabIndex={-1}
        title={text('lyrics.seek')}
        className={`${sheet.host} ${styles.line}`}
        onClick={(event) => selectsText(event) || seek()}
        onKeyDown={onKeyDown}
      >
        <span data-lyric-text dir="auto" lang={lineLanguage(line.text, songHasKana)} className={sheet.text}>
          {line.text}
        </span>
        {roma && (
          <span lang={romanisationLanguage(line.text, songHasKana)} className={sheet.romanisation}>
            {' '}
            {roma}
          </span>
        )}
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
