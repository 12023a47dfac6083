import { CircleAlert, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Failure } from '../../../contract/failure'
import { failureText } from '../../../i18n/failure-text'
import { useText } from '../use-text'
import { Button } from '../button/button'
import { ButtonLink } from '../button/button-link'
import { StatePanel } from './state-panel'
import { useRetryOnline } from './use-retry-online'

interface FailurePanelProps {
  failure: Failure
  /** Whether a retry is under way. */
  waiting: boolean
  onRetry: () => void
  /** Replaces the link that the failure itself suggests. */
  children?: ReactNode
}

/** Failures that are what a server in order has answered. */
const answers: readonly Failure['kind'][] = ['loginNeeded', 'notFound']

/**
 * Says why something failed to load, with a retry and, for some failures, a link that helps. What failed for want of a
 * connection is retried by itself when that is back.
 */
export function FailurePanel({ failure, waiting, onRetry, children }: FailurePanelProps) {
  const { text } = useText()
  const { key, values } = failureText(failure)
  const retry = () => {
    if (!waiting) onRetry()
  }
  useRetryOnline(failure, retry)
  return (
    <StatePanel
      icon={answers.includes(failure.kind) ? CircleAlert : CloudOff}
      title={text(key, values)}
      alert
    >
      {failure.kind === 'loginNeeded' && (
        <ButtonLink to="/login" tone="solid">
          {text('parts.logIn')}
        </ButtonLink>
      )}
      {/* aria-disabled, because a disabled button loses focus */}
      <Button aria-busy={waiting} aria-disabled={waiting || undefined} onClick={retry}>
        {text(waiting ? 'app.loading' : 'app.retry')}
      </Button>
      {children ?? (failure.kind === 'notFound' && <ButtonLink to="/">{text('page.toHome')}</ButtonLink>)}
    </StatePanel>
  )
}
