import { Copy } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { LibraryPlace, LibraryProblem } from '../../../../contract/replies/library'
import { GrowingList } from '../../../../stores/library/growing-list'
import { useStores } from '../../../hooks/stores-context'
import { useCopy } from '../../../hooks/use-copy'
import { Button } from '../../../kit/button/button'
import { useText } from '../../../kit/use-text'
import { SettingGroup } from '../setting-group'
import { ReportList } from './report-list'
import { ReportRow } from './report-row'
import styles from './problems-group.module.css'

const pageSize = 500

const pathOf = ({ folder, name }: LibraryPlace) => (folder === '' ? name : `${folder}/${name}`)

/** Every file and folder that was passed over, each with its reason, and a button that copies the list. */
export const ProblemsGroup = observer(function ProblemsGroup({ count }: { count: number }) {
  const { backend, notices } = useStores()
  const { text } = useText()
  const copy = useCopy()
  const [list] = useState(
    () =>
      new GrowingList<LibraryProblem>({
        fetchPage: (offset, signal) =>
          backend.call('libraryProblems', { limit: pageSize, offset }, { signal }),
        pageSize,
      }),
  )
  const copyAll = async () => {
    const all = await list.loadAll()
    if (!all.ok) return notices.showFailure(all.failure)
    await copy(all.value.map((problem) => `${pathOf(problem)}: ${problem.reason}`).join('\n'))
  }
  return (
    <SettingGroup id="problems" title={text('libraryReport.problems')}>
      <div className={styles.head}>
        <p className={styles.count}>
          {count > 0 ? text('libraryReport.problemCount', { count }) : text('libraryReport.noProblems')}
        </p>
        {count > 0 && (
          <Button className={styles.copy} onClick={() => void copyAll()}>
            <Copy aria-hidden size={18} />
            {text('libraryReport.copy')}
          </Button>
        )}
      </div>
      {count > 0 && (
        <ReportList list={list} rows={list.items} label={text('libraryReport.problems')}>
          {({ name, folder, reason }) => <ReportRow title={name} detail={reason} place={folder} />}
        </ReportList>
      )}
    </SettingGroup>
  )
})
