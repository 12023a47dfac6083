import { CloudOff, FileQuestionMark, LockKeyhole } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Failure } from '../../domain/failure'
import { failureText } from '../../i18n/failure-text'
import { useText } from '../use-text'
import { Button } from './button'
import { ButtonLink } from './button-link'
import { StatePanel } from './state-panel'

interface FailurePanelProps {
  failure: Failure
  /** Whether a retry is under way. */
  waiting: boolean
  onRetry: () => void
  /** Another way on, where there is a better one than the failure's own. */
  children?: ReactNode
}

const icons: Partial<Record<Failure['kind'], LucideIcon>> = {
  loginNeeded: LockKeyhole,
  notFound: FileQuestionMark,
}

/** Why something could not be had, a retry, and the way round it where the failure has one. */
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
      {/* not disabled, which would take its focus */}
      <Button
        aria-busy={waiting}
        aria-disabled={waiting || undefined}
        onClick={() => {
          if (!waiting) onRetry()
        }}
      >
        {text(waiting ? 'app.loading' : 'app.retry')}
      </Button>
      {children ?? (failure.kind === 'notFound' && <ButtonLink to="/">{text('parts.toHome')}</ButtonLink>)}
    </StatePanel>
  )
}
