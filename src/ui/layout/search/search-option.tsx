import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { choiceId } from './choice-id'
import styles from './search-option.module.css'

interface SearchOptionProps {
  panelId: string
  /** The index of its choice. */
  number: number
  marked: boolean
  className?: string | undefined
  onSelect: () => void
  children: ReactNode
}

/** A choice of the panel. Focus stays in the search box, which handles the keys. */
export function SearchOption({
  panelId,
  number,
  marked,
  className = '',
  onSelect,
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
      onClick={onSelect}
    >
      {children}
    </div>
  )
}
