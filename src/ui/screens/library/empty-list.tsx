import type { LucideIcon } from 'lucide-react'
import { ButtonLink } from '../../kit/button/button-link'
import { StatePanel } from '../../kit/state/state-panel'
import { useText } from '../../kit/use-text'

interface EmptyListProps {
  icon: LucideIcon
  /** What is missing; that the library is empty if it is left out. */
  title?: string
}

/** Shown in place of a list of the library without entries, with the way to what the server tells of it. */
export function EmptyList({ icon, title }: EmptyListProps) {
  const { text } = useText()
  return (
    <StatePanel icon={icon} title={title ?? text('browse.empty')} hint={text('browse.emptyHint')}>
      <ButtonLink to="/setting/library">{text('browse.toReport')}</ButtonLink>
    </StatePanel>
  )
}
