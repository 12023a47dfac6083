import { useState } from 'react'
import { useText } from '../../kit/use-text'
import styles from './collapsible-text.module.css'

interface FoldedTextProps {
  /** Plain text; its line breaks are kept. */
  words: string
  className?: string | undefined
}

const maxLength = 240
const maxLines = 6

function isLong(words: string): boolean {
  return words.length > maxLength || words.split('\n', maxLines + 1).length > maxLines
}

/** Text that is collapsed when it is long, with a button that expands it. */
export function CollapsibleText({ words, className = '' }: FoldedTextProps) {
  const { text, languageOf } = useText()
  const [open, setOpen] = useState(false)
  const long = isLong(words)
  return (
    <>
      <p
        lang={languageOf(words)}
        className={`${styles.words} ${className}`}
        data-folded={(long && !open) || undefined}
      >
        {words}
      </p>
      {long && (
        <button type="button" aria-expanded={open} className={styles.more} onClick={() => setOpen(!open)}>
          {text(open ? 'collection.showLess' : 'collection.showMore')}
        </button>
      )}
    </>
  )
}
