import { observer } from 'mobx-react-lite'
import { SliderRow } from '../../../kit/form/slider-row'
import { useStores } from '../../../hooks/stores-context'
import { useText } from '../../../kit/use-text'

const widestMs = 500
const stepMs = 5

/** The delay of the current output device beyond what the browser reports. */
export const DelayRow = observer(function DelayRow() {
  const { outputs } = useStores()
  const { text } = useText()
  const ms = outputs.offsetMs
  const signed = `${ms > 0 ? '+' : ms < 0 ? '−' : ''}${Math.abs(ms)}`
  return (
    <SliderRow
      label={text('sound.delay')}
      hint={text('sound.delayHint')}
      valueText={text('sound.delayValue', { ms: signed })}
      resetLabel={text('sound.delayReset')}
      min={-widestMs}
      max={widestMs}
      step={stepMs}
      value={ms}
      initial={0}
      onChange={(value) => outputs.setOffset(value)}
    />
  )
})
