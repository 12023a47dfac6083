import { observer } from 'mobx-react-lite'
import { isForMembers, qualities } from '../../../../contract/replies/stream'
import { SelectRow } from '../../../kit/form/select-row'
import { useStores } from '../../../hooks/stores-context'
import { useText } from '../../../kit/use-text'
import { qualityNames } from './quality-names'

/** The quality of streams. Some are offered to members only. */
export const QualityRow = observer(function QualityRow() {
  const { settings, session } = useStores()
  const { text } = useText()
  const { isMember } = session
  const options = qualities.map((value) => {
    const name = text(qualityNames[value])
    const members = isForMembers(value)
    return {
      value,
      name: members ? text('quality.members', { name }) : name,
      disabled: members && !isMember,
    }
  })
  return (
    <SelectRow
      label={text('settingRow.songLevel')}
      hint={text(isMember ? 'settingRow.songLevelHint' : 'sound.qualityHintVisitor')}
      short
      value={settings.values.songLevel}
      options={options}
      onChange={(level) => settings.set('songLevel', level)}
    />
  )
})
