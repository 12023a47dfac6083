import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Button } from '../../../kit/button/button'
import { SelectRow } from '../../../kit/form/select-row'
import { useStores } from '../../../hooks/stores-context'
import { useText } from '../../../kit/use-text'

/** Chooses the output device. Renders nothing if the browser offers no choice. */
export const OutputRow = observer(function OutputRow() {
  const { outputs, notices } = useStores()
  const { text } = useText()
  const { devices, current, canAsk } = outputs
  const wanted = useRef(current.id)
  const options = devices.map(({ id, label }, at) => ({
    value: id,
    name: id === '' ? text('sound.systemDevice') : label || text('sound.unnamedDevice', { number: at }),
  }))
  const choose = async (id: string) => {
    wanted.current = id
    await outputs.choose(id)
    const refused = wanted.current === id && outputs.current.id !== id
    if (refused) notices.show('warning', 'sound.deviceRefused', { group: 'output' })
  }
  return (
    <>
      {devices.length > 1 && (
        <SelectRow
          label={text('sound.device')}
          value={current.id}
          options={options}
          onChange={(id) => void choose(id)}
        />
      )}
      {canAsk && <Button onClick={() => void outputs.ask()}>{text('sound.chooseDevice')}</Button>}
    </>
  )
})
