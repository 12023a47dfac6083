import type { LibraryFolder } from '../../../../contract/replies/library'
import { StartCommand } from '../../../features/library/start-command'
import { useText } from '../../../kit/use-text'
import { FactRow } from '../fact-row'
import { SettingGroup } from '../setting-group'
import styles from './folders-group.module.css'

/** The music folders with their songs, and how to play another one. */
export function FoldersGroup({ folders }: { folders: readonly LibraryFolder[] }) {
  const { text } = useText()
  return (
    <SettingGroup id="folders" title={text('libraryReport.folders')}>
      {folders.map(({ name, path, demo, trackCount, reachable }, at) => (
        <FactRow
          key={at}
          label={demo ? text('libraryReport.demo') : name}
          {...(path !== null && { hint: path })}
        >
          {reachable ? (
            text('libraryReport.folderSongs', { count: trackCount })
          ) : (
            <span className={styles.unreachable}>{text('libraryReport.unreachable')}</span>
          )}
        </FactRow>
      ))}
      <div className={styles.another}>
        <p className={styles.hint}>{text('libraryReport.another')}</p>
        <StartCommand />
      </div>
    </SettingGroup>
  )
}
