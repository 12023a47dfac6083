import { observer } from 'mobx-react-lite'
import { isForMembers, qualities, type Quality } from '../../domain/catalogue/stream'
import type { TextKey } from '../../i18n/text-key'
import { SelectRow } from '../parts/select-row'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

const names: Record<Quality, TextKey> = {
  standard: 'quality.standard',
  higher: 'quality.higher',
  exhigh: 'quality.exhigh',
  lossless: 'quality.lossless',
  hires: 'quality.hires',
  jyeffect: 'quality.jyeffect',
  jymaster: 'quality.jymaster',
}

/** The quality that streams are asked for in. */
export const QualityRow = observer(function QualityRow() {
  const { settings } = useStores()
  const { text } = useText()
  const options = qualities.map((value) => {
    const name = text(names[value])
    return { value, name: isForMembers(value) ? text('quality.members', { name }) : name }
  })
  return (
    <SelectRow
      label={text('sound.quality')}
      hint={text('sound.qualityHint')}
      value={settings.values.songLevel}
      options={options}
      onChange={(level) => settings.set('songLevel', level)}
    />
  )
})
