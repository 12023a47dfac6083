import { observer } from 'mobx-react-lite'
import { SelectRow } from '../../parts/select-row'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'

const sizes = [20, 30, 50, 100]

/** How many items a page of a list holds; a number that was set elsewhere is offered as well. */
export const PageSizeRow = observer(function PageSizeRow() {
  const { settings } = useStores()
  const { text } = useText()
  const { listNumber } = settings.values
  const offered = [...new Set([...sizes, listNumber])].sort((a, b) => a - b)
  return (
    <SelectRow
      label={text('settingMain.pageSize')}
      hint={text('settingMain.pageSizeHint')}
      short
      value={String(listNumber)}
      options={offered.map((size) => ({ value: String(size), name: String(size) }))}
      onChange={(size) => settings.set('listNumber', Number(size))}
    />
  )
})
