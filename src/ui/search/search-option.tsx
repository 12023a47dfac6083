import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { choiceId } from './choice-id'
import styles from './search-option.module.css'

interface SearchOptionProps {
  panelId: string
  /** Number of the choice that it shows. */
  number: number
  marked: boolean
  className?: string | undefined
  onTake: () => void
  children: ReactNode
}

/** A line of the panel; the keys that walk to it and take it are those of the box, where focus stays. */
export function SearchOption({
  panelId,
  number,
  marked,
  className = '',
  onTake,
  children,
}: SearchOptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marked) option.current?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the box takes it
    <div
      ref={option}
      id={choiceId(panelId, number)}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      className={`${styles.option} ${className}`}
      onClick={onTake}
    >
      {children}
    </div>
  )
}
