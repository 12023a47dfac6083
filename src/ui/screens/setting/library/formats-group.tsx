import type { LibraryReport } from '../../../../contract/replies/library'
import { formatName } from '../../../../domain/library/format-name'
import { useText } from '../../../kit/use-text'
import { FactRow } from '../fact-row'
import { SettingGroup } from '../setting-group'
import styles from './formats-group.module.css'

/** How many songs there are of each format, and whether those that a browser cannot play are converted. */
export function FormatsGroup({ report }: { report: LibraryReport }) {
  const { text } = useText()
  const { formats, trackCount, ffmpeg, unplayableCount } = report
  return (
    <SettingGroup id="formats" title={text('libraryReport.formats')}>
      <FactRow label={text('libraryReport.allFormats')}>
        {trackCount > 0 ? text('libraryReport.songs', { count: trackCount }) : text('libraryReport.noSongs')}
      </FactRow>
      {formats.map(({ container, codec, trackCount: count }) => (
        <FactRow key={`${container} ${codec}`} label={formatName(container, codec)}>
          {text('libraryReport.songs', { count })}
        </FactRow>
      ))}
      <div className={styles.convert}>
        <FactRow label={text('libraryReport.convert')} hint={text('libraryReport.convertHint')}>
          <span className={styles.found} data-missing={!ffmpeg || undefined}>
            {text(ffmpeg ? 'libraryReport.ffmpegThere' : 'libraryReport.ffmpegMissing')}
          </span>
        </FactRow>
        {!ffmpeg && (
          <p className={styles.advice}>
            {text('libraryReport.ffmpegInstall')}
            {unplayableCount > 0 && ` ${text('libraryReport.unplayable', { count: unplayableCount })}`}
          </p>
        )}
      </div>
    </SettingGroup>
  )
}
