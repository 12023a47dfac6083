import { CheckCheck, ExternalLink, RefreshCw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { failureText } from '../../../i18n/failure-text'
import { Button } from '../../kit/button/button'
import { Skeleton } from '../../kit/state/skeleton'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './qr-login.module.css'

const words = {
  making: 'login.qrMaking',
  waiting: 'login.qrWaiting',
  scanned: 'login.qrScanned',
  entering: 'login.qrEntering',
  done: 'login.success',
  expired: 'login.qrExpired',
  failed: 'login.qrFailed',
  refused: 'login.failed',
} as const

/** Returns the URL where this device can confirm the login, which only the embedded backend has; null elsewhere. */
function confirmPage(url: string): string | null {
  return URL.canParse(url) && new URL(url).origin === location.origin ? url : null
}

/** Login by QR code. Polls its state while it is mounted. */
export const QrLogin = observer(function QrLogin() {
  const { qrLogin } = useStores()
  const { text } = useText()
  const { step, code, nickname, failure } = qrLogin
  useEffect(() => {
    void qrLogin.start()
    return () => qrLogin.stop()
  }, [qrLogin])

  const over = step === 'expired' || step === 'failed' || step === 'refused'
  const live = step === 'waiting' || step === 'scanned'
  const page = code && live ? confirmPage(code.url) : null
  const said =
    step === 'scanned' && nickname ? text('login.qrScannedBy', { name: nickname }) : text(words[step])
  const why = failure && over ? failureText(failure) : null
  return (
    <div className={styles.panel}>
      <div className={styles.card} data-dim={step !== 'waiting' || undefined}>
        {code?.image && step !== 'making' ? (
          <img src={code.image} alt={text('login.qrPicture')} draggable={false} className={styles.picture} />
        ) : (
          !over && <Skeleton className={styles.ghost} />
        )}
        {step === 'scanned' && <CheckCheck aria-hidden size={48} className={styles.mark} />}
        {over && (
          <Button tone="solid" className={styles.mark ?? ''} onClick={() => void qrLogin.start()}>
            <RefreshCw aria-hidden size={18} />
            {text('login.qrRefresh')}
          </Button>
        )}
      </div>
      <div role="status" className={styles.words}>
        <p className={styles.step}>{said}</p>
        {live && failure && <p className={styles.note}>{text('login.qrTroubled')}</p>}
        {why && <p className={styles.note}>{text(why.key, why.values)}</p>}
      </div>
      {page && (
        <div className={styles.here}>
          {/* without an opener WebKit calls the request cross-site, which the server refuses; that page runs no script */}
          <a href={page} target="_blank" rel="opener" className={styles.link}>
            <ExternalLink aria-hidden size={18} />
            {text('login.qrHere')}
          </a>
          <p className={styles.note}>{text('login.qrHereHint')}</p>
        </div>
      )}
    </div>
  )
})
