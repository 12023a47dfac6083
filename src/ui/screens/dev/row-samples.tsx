import { useState } from 'react'
import { ChoiceRow } from '../../kit/form/choice-row'
import { PlayingBars } from '../../features/tracks/playing-bars'
import { SelectRow } from '../../kit/form/select-row'
import { SliderRow } from '../../kit/form/slider-row'
import { SwitchRow } from '../../kit/form/switch-row'
import styles from './parts-screen.module.css'
import { SampleSection } from './sample-section'
import { useSamples } from './use-samples'

export function RowSamples() {
  const samples = useSamples()
  const [on, setOn] = useState(true)
  const [style, setStyle] = useState('record')
  const [size, setSize] = useState(3.2)
  return (
    <SampleSection title={samples.rows}>
      <div className={styles.rows}>
        <SwitchRow label={samples.switchRow} hint={samples.switchHint} on={on} onChange={setOn} />
        <SwitchRow label={samples.switchRow} on={!on} onChange={() => setOn(!on)} />
        <ChoiceRow
          label={samples.choiceRow}
          value={style}
          options={[
            { value: 'record', name: samples.record },
            { value: 'cover', name: samples.picture },
          ]}
          onChange={setStyle}
        />
        <SelectRow
          label={samples.selectRow}
          hint={samples.switchHint}
          value={style}
          options={[
            { value: 'record', name: samples.record },
            { value: 'cover', name: samples.picture },
          ]}
          onChange={setStyle}
        />
        <SliderRow
          label={samples.sliderRow}
          valueText={size.toFixed(1)}
          value={size}
          min={2}
          max={6}
          step={0.1}
          initial={3.2}
          resetLabel={samples.reset}
          onChange={setSize}
        />
        <p className={styles.row}>
          <PlayingBars moving />
          <PlayingBars moving={false} />
        </p>
      </div>
    </SampleSection>
  )
}
