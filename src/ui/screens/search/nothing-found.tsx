import { SearchX } from 'lucide-react'
import { Button } from '../../parts/button'
import { StatePanel } from '../../parts/state-panel'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'

/** Stands where a search finds nothing of a kind. */
export function NothingFound({ title }: { title: string }) {
  const { shell } = useStores()
  const { text } = useText()
  return (
    <StatePanel icon={SearchX} title={title} hint={text('results.noneHint')}>
      <Button onClick={() => shell.focusSearch()}>{text('results.other')}</Button>
    </StatePanel>
  )
}
