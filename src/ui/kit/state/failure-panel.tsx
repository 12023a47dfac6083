import { CloudOff, FileQuestionMark, LockKeyhole } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Failure } from '../../../contract/failure'
import { failureText } from '../../../i18n/failure-text'
import { useText } from '../use-text'
import { Button } from '../button/button'
import { ButtonLink } from '../button/button-link'
import { StatePanel } from './state-panel'

interface FailurePanelProps {
  failure: Failure
  /** Whether a retry is under way. */
  waiting: boolean
  onRetry: () => void
  /** Replaces the link that the failure itself suggests. */
  children?: ReactNode
}

const icons: Partial<Record<Failure['kind'], LucideIcon>> = {
  loginNeeded: LockKeyhole,
  notFound: FileQuestionMark,
}

/** Says why something failed to load, with a retry and, for some failures, a link that helps. */
export function FailurePanel({ failure, waiting, onRetry, children }: FailurePanelProps) {
  const { text } = useText()
  const { key, values } = failureText(failure)
  return (
    <StatePanel icon={icons[failure.kind] ?? CloudOff} title={text(key, values)} alert>
      {failure.kind === 'loginNeeded' && (
        <ButtonLink to="/login" tone="solid">
          {text('parts.logIn')}
        </ButtonLink>
      )}
      {/* aria-disabled, because a disabled button loses focus */}
      <Button
        aria-busy={waiting}
        aria-disabled={waiting || undefined}
        onClick={() => {
          if (!waiting) onRetry()
        }}
      >
        {text(waiting ? 'app.loading' : 'app.retry')}
      </Button>
      {children ?? (failure.kind === 'notFound' && <ButtonLink to="/">{text('page.toHome')}</ButtonLink>)}
    </StatePanel>
  )
}
