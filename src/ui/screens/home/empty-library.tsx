import { Library, RefreshCw, Settings } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { LibraryFolder, LibraryReport } from '../../../contract/replies/library'
import { libraryEndings } from '../../../domain/library/format-name'
import { StartCommand } from '../../features/library/start-command'
import { useLibraryReport } from '../../hooks/use-library-report'
import { Button } from '../../kit/button/button'
import { ButtonLink } from '../../kit/button/button-link'
import { StatePanel } from '../../kit/state/state-panel'
import { useText } from '../../kit/use-text'
import styles from './empty-library.module.css'
import { FirstProblems } from './first-problems'

/**
 * Shown on the home screen of an empty library: what was looked for and where, what was passed over, and what to do
 * next. As soon as there are songs, the screen is loaded again.
 */
export const EmptyLibrary = observer(function EmptyLibrary() {
  const libraryReport = useLibraryReport()
  const { revalidate } = useRevalidator()
  const { text } = useText()
  const { report, scanning } = libraryReport
  const arrived = (report?.trackCount ?? 0) > 0
  useEffect(() => {
    if (arrived) void revalidate()
  }, [arrived, revalidate])

  if (!report) return <StatePanel icon={Library} title={text('list.emptyHome')} />
  return (
    <div className={styles.empty}>
      <StatePanel
        icon={Library}
        title={text(scanning ? 'libraryReport.emptyScanning' : 'libraryReport.emptyTitle')}
      >
        {report.mayScan && (
          <Button
            tone="solid"
            aria-busy={scanning}
            aria-disabled={scanning || undefined}
            onClick={() => void libraryReport.rescan()}
          >
            <RefreshCw aria-hidden size={18} />
            {text(scanning ? 'libraryReport.rescanning' : 'libraryReport.rescan')}
          </Button>
        )}
        <ButtonLink to="/setting/library">
          <Settings aria-hidden size={18} />
          {text('libraryReport.toReport')}
        </ButtonLink>
      </StatePanel>
      <p role="status" className="visually-hidden">
        {text(scanning ? 'libraryReport.emptyScanning' : 'libraryReport.emptyTitle')}
      </p>
      <Findings report={report} />
    </div>
  )
})

/** What was looked for, where, and with what outcome. */
function Findings({ report }: { report: LibraryReport }) {
  const { text, language } = useText()
  const { folders, problemCount, scan } = report
  return (
    <dl className={styles.findings}>
      <div>
        <dt>{text('libraryReport.lookedFor')}</dt>
        <dd>{libraryEndings.join(', ')}</dd>
      </div>
      <div>
        <dt>{text('libraryReport.lookedIn')}</dt>
        <dd>
          <ul>
            {folders.map((folder, at) => (
              <FolderLine key={at} folder={folder} />
            ))}
          </ul>
          {scan.running && <p>{text('libraryReport.found', { found: scan.found })}</p>}
        </dd>
      </div>
      <div>
        <dt>{text('libraryReport.problems')}</dt>
        <dd>
          {problemCount > 0 ? (
            <FirstProblems key={`${problemCount} ${language}`} count={problemCount} />
          ) : (
            text('libraryReport.nothingThere')
          )}
        </dd>
      </div>
      <div>
        <dt>{text('libraryReport.next')}</dt>
        <dd>
          {text('libraryReport.nextHint')}
          <br />
          <StartCommand />
        </dd>
      </div>
    </dl>
  )
}

function FolderLine({ folder: { name, path, demo, reachable } }: { folder: LibraryFolder }) {
  const { text } = useText()
  return (
    <li className={styles.folder}>
      {demo ? text('libraryReport.demo') : (path ?? name)}
      {!reachable && <strong className={styles.unreachable}> {text('libraryReport.unreachable')}</strong>}
    </li>
  )
}
