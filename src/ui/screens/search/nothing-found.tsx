import { SearchX } from 'lucide-react'
import { Button } from '../../kit/button/button'
import { StatePanel } from '../../kit/state/state-panel'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'

/** Shown if a search finds nothing of a kind. */
export function NothingFound({ title }: { title: string }) {
  const { shell } = useStores()
  const { text } = useText()
  return (
    <StatePanel icon={SearchX} title={title} hint={text('results.noneHint')}>
      <Button onClick={() => shell.focusSearch()}>{text('results.other')}</Button>
    </StatePanel>
  )
}
