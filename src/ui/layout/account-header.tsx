import { CircleUser } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStores } from '../hooks/stores-context'
import { useText } from '../kit/use-text'
import styles from './account-header.module.css'
import { Avatar } from '../kit/avatar'

/** The listener, their level and the progress to the next one. */
export const AccountHeader = observer(function AccountHeader() {
  const { session } = useStores()
  const { text } = useText()
  const { profile, rank } = session
  const userId = profile?.userId

  useEffect(() => {
    if (userId !== undefined) void session.loadRank()
  }, [session, userId])

  const percent = Math.round((rank?.progress ?? 0) * 100)
  return (
    <div className={styles.header}>
      {profile ? (
        <Avatar profile={profile} className={styles.picture} />
      ) : (
        <CircleUser aria-hidden size={44} strokeWidth={1.25} className={styles.nobody} />
      )}
      <div className={styles.text}>
        <p className={styles.name}>{profile ? profile.nickname : text('account.visitor')}</p>
        {profile && (
          <div className={styles.rank} data-known={rank !== null || undefined}>
            <span className={styles.level}>{text('account.level', { level: rank?.level ?? 0 })}</span>
            <div
              role="progressbar"
              aria-label={text('account.level', { level: rank?.level ?? 0 })}
              aria-valuenow={percent}
              aria-valuetext={text('account.levelProgress', { percent })}
              title={text('account.levelProgress', { percent })}
              className={styles.rail}
            >
              <div className={styles.fill} style={{ transform: `scaleX(${percent / 100})` }} />
            </div>
          </div>
        )}
      </div>
    </div>
  )
})
