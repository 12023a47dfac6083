import { traceMark } from '../../../../trace/trace'

/**
 * Shows a synchronisation on the track "Lyrics": the line, counted from 1, and by how many milliseconds the sheet was
 * ahead of the audible sound (behind it: negative), and whether that was corrected.
 */
export function traceSync(line: number, leadMs: number, corrected: boolean): void {
  const place = line < 0 ? 'intro' : `line ${line + 1}`
  const lead = `${leadMs < 0 ? '' : '+'}${leadMs.toFixed(1)} ms`
  traceMark(
    'Lyrics',
    `${place}: ${lead}${corrected ? ', corrected' : ''}`,
    corrected ? 'tertiary' : 'secondary',
  )
}
