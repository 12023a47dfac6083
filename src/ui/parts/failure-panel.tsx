import { CloudOff } from 'lucide-react'
import type { Failure } from '../../domain/failure'
import { failureText } from '../../i18n/failure-text'
import { useText } from '../use-text'
import { Button } from './button'
import { StatePanel } from './state-panel'

interface FailurePanelProps {
  failure: Failure
  onRetry: () => void
}

export function FailurePanel({ failure, onRetry }: FailurePanelProps) {
  const { text } = useText()
  const { key, values } = failureText(failure)
  return (
    <StatePanel icon={CloudOff} title={text(key, values)} alert>
      <Button onClick={onRetry}>{text('app.retry')}</Button>
    </StatePanel>
  )
}
