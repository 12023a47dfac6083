import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Screen } from '../../hooks/screen'
import { pathAfterLogin } from './path-after-login'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { ScreenTitle } from '../../kit/page/screen-title'
import styles from './login-screen.module.css'
import { PhoneLogin } from './phone-login'
import { QrLogin } from './qr-login'
import { LockKeyhole } from 'lucide-react'
import { StatePanel } from '../../kit/state/state-panel'
import { Segments } from '../../kit/form/segments'

/** Login by QR code or phone; login by email is disabled. Redirects listeners to where they were going. */
export const LoginScreen = observer(function LoginScreen() {
  const { session, notices } = useStores()
  const { text } = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [way, setWay] = useState<LoginWay>('qr')
  const cameAsListener = useRef(session.state === 'listener')
  const target = pathAfterLogin(params.get('to'))
  const isListener = session.state === 'listener'

  // the login may have happened in another tab
  useEffect(() => {
    if (session.state !== 'unknown') return
    cameAsListener.current = true
    void session.check()
  }, [session])

  useEffect(() => {
    if (!isListener) {
      if (session.state === 'visitor') cameAsListener.current = false
      return
    }
    const [tone, said] = cameAsListener.current
      ? (['info', 'login.already'] as const)
      : (['success', 'login.success'] as const)
    notices.show(tone, said, { group: 'login' })
    void navigate(target, { replace: true })
  }, [isListener, session.state, session, notices, navigate, target])

  if (isListener) return null
  return (
    <section className={styles.screen} aria-labelledby="login-title">
      <header className={styles.header}>
        <ScreenTitle id="login-title">{text('login.title')}</ScreenTitle>
        <p className={styles.intro}>{text('login.intro')}</p>
      </header>
      <LoginWays way={way} onChange={setWay} />
      {way === 'qr' && <QrLogin />}
      {way === 'phone' && <PhoneLogin />}
      {way === 'email' && <EmailNote />}
    </section>
  )
})

/** Explains why login by email is disabled. */
function EmailNote() {
  const { text } = useText()
  return (
    <div role="status">
      <StatePanel icon={LockKeyhole} title={text('login.emailDisabled')} hint={text('login.emailHint')} />
    </div>
  )
}

type LoginWay = 'qr' | 'phone' | 'email'

interface LoginWaysProps {
  way: LoginWay
  onChange: (way: LoginWay) => void
}

/** Chooses the way to log in. It is a radio group, so arrow keys move within it. */
function LoginWays({ way, onChange }: LoginWaysProps) {
  const { text } = useText()
  const ways = [
    { value: 'qr', name: text('login.qr') },
    { value: 'phone', name: text('login.phone') },
    { value: 'email', name: text('login.email') },
  ] as const
  return (
    <div role="radiogroup" aria-label={text('login.ways')} className={styles.ways}>
      <Segments value={way} options={ways} onChange={onChange} />
    </div>
  )
}

export const screen: Screen = { Component: LoginScreen }
