import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { tierDrawing } from '../../../domain/device-tier/tier-drawing'
import { defaultSettings, type Language, type Settings } from '../../../domain/settings/settings'
import { BlurRow } from '../../features/settings/lyrics/blur-row'
import { TranslationRows } from '../../features/settings/lyrics/translation-rows'
import { WordRows } from '../../features/settings/lyrics/word-rows'
import { SettingChoice } from '../../features/settings/setting-choice'
import { DelayRow } from '../../features/settings/sound/delay-row'
import { OutputRow } from '../../features/settings/sound/output-row'
import { QualityRow } from '../../features/settings/sound/quality-row'
import { SpectrumRow } from '../../features/settings/sound/spectrum-row'
import { TierRow } from '../../features/settings/sound/tier-row'
import { useIsDark } from '../../hooks/use-is-dark'
import { useStores } from '../../hooks/stores-context'
import { ChoiceRow } from '../../kit/form/choice-row'
import { SelectRow } from '../../kit/form/select-row'
import { SliderRow } from '../../kit/form/slider-row'
import { SwitchRow } from '../../kit/form/switch-row'
import { useText } from '../../kit/use-text'
import { ThemeColours } from './theme-colours'

/** Light or dark, chosen or as the system has it. Switching the system off keeps the mode that is shown. */
const ThemeModeRows = observer(function ThemeModeRows() {
  const { settings } = useStores()
  const { text } = useText()
  const { themeAuto } = settings.values
  const shown = useIsDark() ? 'dark' : 'light'
  const pin = (theme: 'light' | 'dark') => {
    settings.set('theme', theme)
    settings.set('themeAuto', false)
  }
  return (
    <>
      <ChoiceRow
        label={text('settingRow.theme')}
        hint={themeAuto ? text('theme.modeHint') : undefined}
        value={shown}
        options={[
          { value: 'light', name: text('settingValue.theme-light') },
          { value: 'dark', name: text('settingValue.theme-dark') },
        ]}
        onChange={pin}
      />
      <SwitchRow
        label={text('settingRow.themeAuto')}
        hint={text('settingRow.themeAutoHint')}
        on={themeAuto}
        onChange={(on) => (on ? settings.set('themeAuto', true) : pin(shown))}
      />
    </>
  )
})

/** The language of the app. A notice in the new language says that it changed. */
function LanguageRow() {
  const { settings, notices } = useStores()
  const { language: shown } = useText()
  const chosen = useRef<Language | null>(null)

  useEffect(() => {
    if (chosen.current !== shown) return
    chosen.current = null
    notices.show('success', 'settingMain.languageChanged', { group: 'language' })
  }, [notices, shown])

  const choose = (language: Language) => {
    chosen.current = language
    settings.set('language', language)
  }
  return <SettingChoice setting="language" onChange={choose} />
}

const pageSizes = [20, 30, 50, 100]

/** How many items a page of a list holds. A number that came from an imported file is offered as well. */
const PageSizeRow = observer(function PageSizeRow() {
  const { settings } = useStores()
  const { text } = useText()
  const { listNumber } = settings.values
  const offered = [...new Set([...pageSizes, listNumber])].sort((a, b) => a - b)
  return (
    <SelectRow
      label={text('settingRow.listNumber')}
      hint={text('settingRow.listNumberHint')}
      short
      value={String(listNumber)}
      options={offered.map((size) => ({ value: String(size), name: String(size) }))}
      onChange={(size) => settings.set('listNumber', Number(size))}
    />
  )
})

const lyricSizes = { min: 3, max: 4, step: 0.01 }

const LyricSizeRow = observer(function LyricSizeRow() {
  const { settings } = useStores()
  const { text } = useText()
  const { lyricsFontSize: size } = settings.values
  const initial = defaultSettings.lyricsFontSize
  return (
    <SliderRow
      label={text('settingRow.lyricsFontSize')}
      valueText={text('lyricSettings.sizeValue', { size: size.toFixed(2) })}
      resetLabel={text('lyricSettings.sizeReset')}
      {...lyricSizes}
      marks={[lyricSizes.min, initial, lyricSizes.max]}
      value={size}
      initial={initial}
      onChange={(wanted) => settings.set('lyricsFontSize', wanted)}
    />
  )
})

/** The background of the full player. Says so where the device tier leaves the blurred one out. */
const BackgroundRow = observer(function BackgroundRow() {
  const { tier } = useStores()
  const { text } = useText()
  const { backdrop } = tierDrawing[tier.tier]
  return (
    <SettingChoice
      setting="backgroundImageShow"
      hint={backdrop ? undefined : text('settingPlayer.backgroundLeftOut')}
    />
  )
})

function OutputRows() {
  return (
    <>
      <OutputRow />
      <DelayRow />
    </>
  )
}

/** The settings whose rows need more than the table says; null for those in the row of another. */
export const customRows: Partial<Record<keyof Settings, ComponentType | null>> = {
  theme: ThemeModeRows,
  themeAuto: null,
  themeType: ThemeColours,
  customTheme: null,
  language: LanguageRow,
  listNumber: PageSizeRow,
  songLevel: QualityRow,
  lyricsFontSize: LyricSizeRow,
  showYrc: WordRows,
  showYrcAnimation: null,
  showYrcTransform: null,
  showTransl: TranslationRows,
  showRoma: null,
  lyricsBlur: BlurRow,
  backgroundImageShow: BackgroundRow,
  musicFrequency: SpectrumRow,
  qualityTier: TierRow,
  outputOffsets: OutputRows,
}
