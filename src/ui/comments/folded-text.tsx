import { useState } from 'react'
import { useText } from '../use-text'
import styles from './folded-text.module.css'

interface FoldedTextProps {
  /** Plain text; its own line breaks are kept. */
  words: string
  className?: string | undefined
}

const longest = 240
const mostLines = 6

function isLong(words: string): boolean {
  return words.length > longest || words.split('\n', mostLines + 1).length > mostLines
}

/** Text that is folded when it is long, with a button that unfolds it. */
export function FoldedText({ words, className = '' }: FoldedTextProps) {
  const { text } = useText()
  const [open, setOpen] = useState(false)
  const long = isLong(words)
  return (
    <>
      <p className={`${styles.words} ${className}`} data-folded={(long && !open) || undefined}>
        {words}
      </p>
      {long && (
        <button type="button" aria-expanded={open} className={styles.more} onClick={() => setOpen(!open)}>
          {text(open ? 'list.less' : 'list.more')}
        </button>
      )}
    </>
  )
}
