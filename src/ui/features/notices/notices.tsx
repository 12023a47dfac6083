import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { usePlayerBundle, useShellStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './notices.module.css'

/** Short messages; errors interrupt a screen reader, others wait their turn. Some offer to do something about it. */
export const Notices = observer(function Notices() {
  const { notices, shell } = useShellStores()
  const { NoticeAction } = usePlayerBundle()?.views ?? {}
  const { text } = useText()
  return (
    <div data-at-top={shell.playerOpen || undefined} className={styles.stack}>
      {(['status', 'alert'] as const).map((role) => (
        <div key={role} role={role} className={styles.group}>
          {notices.notices
            .filter(({ tone }) => (tone === 'error') === (role === 'alert'))
            .map((notice) => (
              <div
                key={notice.id}
                className={`${styles.notice} ${styles[notice.tone]}`}
                onPointerEnter={() => notices.hold(notice.id)}
                onPointerLeave={() => notices.release(notice.id)}
                onFocus={() => notices.hold(notice.id)}
                onBlur={() => notices.release(notice.id)}
              >
                <span>{text(notice.text, notice.values)}</span>
                {notice.action && NoticeAction && (
                  <NoticeAction action={notice.action} onDone={() => notices.dismiss(notice.id)} />
                )}
                <button
                  type="button"
                  aria-label={text('app.close')}
                  className={styles.close}
                  onClick={() => notices.dismiss(notice.id)}
                >
                  <X aria-hidden size={16} />
                </button>
              </div>
            ))}
        </div>
      ))}
    </div>
  )
})
