import { LockKeyhole } from 'lucide-react'
import { StatePanel } from '../../parts/state-panel'
import { useText } from '../../use-text'

/** The way that is shut, and why. */
export function EmailNote() {
  const { text } = useText()
  return (
    <div role="status">
      <StatePanel icon={LockKeyhole} title={text('login.emailDisabled')} hint={text('login.emailHint')} />
    </div>
  )
}
