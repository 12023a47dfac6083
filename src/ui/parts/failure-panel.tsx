import { CloudOff } from 'lucide-react'
import type { Failure } from '../../domain/failure'
import { failureText } from '../../i18n/failure-text'
import { useText } from '../use-text'
import { Button } from './button'
import { StatePanel } from './state-panel'

interface FailurePanelProps {
  failure: Failure
  /** Whether a retry is under way. */
  waiting: boolean
  onRetry: () => void
}

export function FailurePanel({ failure, waiting, onRetry }: FailurePanelProps) {
  const { text } = useText()
  const { key, values } = failureText(failure)
  return (
    <StatePanel icon={CloudOff} title={text(key, values)} alert>
      <Button aria-busy={waiting} disabled={waiting} onClick={onRetry}>
        {text(waiting ? 'app.loading' : 'app.retry')}
      </Button>
    </StatePanel>
  )
}
