import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, useTransition } from 'react'
import type { KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import type { Failure } from '../../../contract/failure'
import type { Comment } from '../../../contract/replies/comment'
import { loginAddress } from '../../../domain/address/login-address'
import { charactersLeft } from '../../../domain/comments/comment-length'
import type { CommentThread } from '../../../domain/comments/comment-thread'
import { failureText } from '../../../i18n/failure-text'
import { Button } from '../../kit/button/button'
import { ButtonLink } from '../../kit/button/button-link'
import { TextArea } from '../../kit/form/text-field'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './comment-composer.module.css'

/** The count of characters is shown from here on. */
const shownLeft = 100

interface CommentComposerProps {
  thread: CommentThread
  /** The comment that it replies to; null for a comment of its own. */
  answered?: Comment | null
  /** Called with the new comment, or with null if the backend does not send it back. */
  onSent: (comment: Comment | null) => void
  /** Gives up; without it there is no button for that. */
  onCancel?: () => void
}

/** A field for a comment or a reply; visitors are asked to log in. */
export const CommentComposer = observer(function CommentComposer(props: CommentComposerProps) {
  const { session } = useStores()
  const { text } = useText()
  const { pathname, search } = useLocation()
  if (session.state === 'unknown') return null
  if (session.state === 'listener') return <Field {...props} />
  return (
    <p className={styles.visitor}>
      <ButtonLink to={loginAddress(pathname + search)}>{text('comment.login')}</ButtonLink>
    </p>
  )
})

function Field({ thread, answered = null, onSent, onCancel }: CommentComposerProps) {
  const { commentWriting } = useStores()
  const { text } = useText()
  const id = useId()
  const [words, setWords] = useState(() => commentWriting.draft(thread, answered))
  const [failure, setFailure] = useState<Failure | null>(null)
  const [sending, start] = useTransition()
  const field = useRef<HTMLTextAreaElement>(null)
  const left = charactersLeft(words)
  const ready = words.trim() !== '' && left >= 0

  // a reply was asked for by its button
  useEffect(() => {
    if (answered) field.current?.focus()
  }, [answered])

  const write = (next: string) => {
    setWords(next)
    setFailure(null)
    commentWriting.keepDraft(thread, answered, next)
  }
  const send = () => {
    if (!ready || sending) return
    start(async () => {
      const reply = await commentWriting.send(thread, answered, words)
      if (!reply.ok) return reply.failure.kind === 'aborted' ? undefined : setFailure(reply.failure)
      setWords('')
      setFailure(null)
      onSent(reply.value)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && onCancel) {
      event.preventDefault()
      onCancel()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
  }
  const label = answered ? text('comment.replyTo', { name: answered.author.nickname }) : text('comment.write')
  return (
    <div className={styles.composer}>
      <TextArea
        id={id}
        label={label}
        rows={2}
        ref={field}
        value={words}
        readOnly={sending}
        aria-invalid={left < 0 || undefined}
        aria-describedby={`${id}told`}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        <Told id={`${id}told`} failure={failure} left={left} />
        {onCancel && <Button onClick={onCancel}>{text('dialog.cancel')}</Button>}
        <Button
          tone="solid"
          aria-disabled={!ready || sending || undefined}
          aria-busy={sending}
          onClick={send}
        >
          {text(sending ? 'comment.sending' : 'comment.send')}
        </Button>
      </div>
    </div>
  )
}

/** Why a comment was not sent, or how many characters are left once they are few. */
function Told({ id, failure, left }: { id: string; failure: Failure | null; left: number }) {
  const { text } = useText()
  const told = failure && failureText(failure)
  return (
    <p id={id} role="status" className={styles.told} data-fault={failure !== null || left < 0 || undefined}>
      {told
        ? text(told.key, told.values)
        : left < 0
          ? text('comment.tooLong', { count: -left })
          : left <= shownLeft && text('comment.left', { count: left })}
    </p>
  )
}
