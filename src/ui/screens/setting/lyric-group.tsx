import { observer } from 'mobx-react-lite'
import { defaultSettings } from '../../../domain/settings/settings'
import { MotionRows } from '../../lyric-settings/motion-rows'
import { UnderLineRows } from '../../lyric-settings/under-line-rows'
import { WordRows } from '../../lyric-settings/word-rows'
import { ChoiceRow } from '../../parts/choice-row'
import { SliderRow } from '../../parts/slider-row'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { SettingGroup } from './setting-group'

const smallest = 3
const largest = 4
const step = 0.01

/** What of the lyrics is shown, how large, where, and how they move. */
export const LyricGroup = observer(function LyricGroup() {
  const { settings } = useStores()
  const { text } = useText()
  const { lyricsFontSize, lyricsPosition, lyricsBlock } = settings.values
  return (
    <SettingGroup id="lyrics" title={text('settingPlayer.lyrics')}>
      <SliderRow
        label={text('lyricSettings.size')}
        valueText={text('lyricSettings.sizeValue', { size: lyricsFontSize.toFixed(2) })}
        resetLabel={text('lyricSettings.sizeReset')}
        min={smallest}
        max={largest}
        step={step}
        marks={[smallest, defaultSettings.lyricsFontSize, largest]}
        value={lyricsFontSize}
        initial={defaultSettings.lyricsFontSize}
        onChange={(size) => settings.set('lyricsFontSize', size)}
      />
      <ChoiceRow
        label={text('lyricSettings.position')}
        value={lyricsPosition}
        options={[
          { value: 'left', name: text('lyricSettings.left') },
          { value: 'center', name: text('lyricSettings.center') },
        ]}
        onChange={(position) => settings.set('lyricsPosition', position)}
      />
      <ChoiceRow
        label={text('lyricSettings.block')}
        hint={text('lyricSettings.blockHint')}
        value={lyricsBlock}
        options={[
          { value: 'start', name: text('lyricSettings.top') },
          { value: 'center', name: text('lyricSettings.center') },
        ]}
        onChange={(block) => settings.set('lyricsBlock', block)}
      />
      <WordRows />
      <UnderLineRows />
      <MotionRows />
    </SettingGroup>
  )
})
