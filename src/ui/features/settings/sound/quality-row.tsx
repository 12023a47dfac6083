import { observer } from 'mobx-react-lite'
import { qualities } from '../../../../contract/replies/stream'
import { SelectRow } from '../../../kit/form/select-row'
import { useStores } from '../../../hooks/stores-context'
import { useText } from '../../../kit/use-text'
import { qualityNames } from './quality-names'

/** The quality of streams. Some are offered to members only, except by a server of the listener's own. */
export const QualityRow = observer(function QualityRow() {
  const { settings, qualityAccess } = useStores()
  const { text } = useText()
  const options = qualities.map((value) => {
    const name = text(qualityNames[value])
    const members = qualityAccess.isForMembers(value)
    return {
      value,
      name: members ? text('quality.members', { name }) : name,
      disabled: !qualityAccess.allows(value),
    }
  })
  return (
    <SelectRow
      label={text('settingRow.songLevel')}
      hint={text(qualityAccess.allows('lossless') ? 'settingRow.songLevelHint' : 'sound.qualityHintVisitor')}
      short
      value={settings.values.songLevel}
      options={options}
      onChange={(level) => settings.set('songLevel', level)}
    />
  )
})
