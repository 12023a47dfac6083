import { observer } from 'mobx-react-lite'
import { isForMembers, qualities } from '../../domain/catalogue/stream'
import { SelectRow } from '../parts/select-row'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { qualityNames } from './quality-names'

/** The quality that streams are asked for in; those for members can be chosen by members. */
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
      label={text('sound.quality')}
      hint={text(isMember ? 'sound.qualityHint' : 'sound.qualityHintVisitor')}
      short
      value={settings.values.songLevel}
      options={options}
      onChange={(level) => settings.set('songLevel', level)}
    />
  )
})
