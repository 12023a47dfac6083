import { observer } from 'mobx-react-lite'
import { FailurePanel } from '../../../kit/state/failure-panel'
import { Skeleton } from '../../../kit/state/skeleton'
import { StillLoading } from '../../../kit/state/still-loading'
import type { Screen } from '../../../hooks/screen'
import { useLibraryReport } from '../../../hooks/use-library-report'
import { useText } from '../../../kit/use-text'
import { SettingPage } from '../setting-page'
import { DoublesGroup } from './doubles-group'
import { FoldersGroup } from './folders-group'
import { FormatsGroup } from './formats-group'
import styles from './library-settings-screen.module.css'
import { ProblemsGroup } from './problems-group'
import { ScanGroup } from './scan-group'

/** What the server found in its folders, what it passed over, and the scan that runs. */
export const LibrarySettingsScreen = observer(function LibrarySettingsScreen() {
  const libraryReport = useLibraryReport()
  const { text, language } = useText()
  const { report, settled, failure, loading } = libraryReport
  const retry = failure && (
    <FailurePanel failure={failure} waiting={loading} onRetry={() => void libraryReport.load()} />
  )
  if (!report)
    return (
      <SettingPage title={text('libraryReport.title')}>
        {retry ?? (
          <>
            <StillLoading />
            <Skeleton className={styles.ghost} />
            <Skeleton className={styles.ghost} />
          </>
        )}
      </SettingPage>
    )
  // lists are loaded again when the library has changed, but not with every step of a scan
  const { revision, problemCount } = settled ?? report
  const listKey = settled ? `${revision} ${problemCount} ${language}` : language
  return (
    <SettingPage
      title={text('libraryReport.title')}
      aside={<FormatsGroup report={report} />}
      otherwise="below"
    >
      {retry}
      <ScanGroup />
      <FoldersGroup folders={report.folders} />
      <ProblemsGroup key={`problems ${listKey}`} count={problemCount} />
      <DoublesGroup key={`doubles ${settled?.revision}`} />
    </SettingPage>
  )
})

export const screen: Screen = { Component: LibrarySettingsScreen }
