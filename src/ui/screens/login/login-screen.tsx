import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Screen } from '../../routes/screen'
import { placeAfterLogin } from './place-after-login'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { ScreenTitle } from '../../parts/screen-title'
import { EmailNote } from './email-note'
import { LoginWays } from './login-ways'
import type { LoginWay } from './login-ways'
import styles from './login-screen.module.css'
import { PhoneLogin } from './phone-login'
import { QrLogin } from './qr-login'

/** Three ways in, of which one is shut; a listener is sent on to where they were going. */
export const LoginScreen = observer(function LoginScreen() {
  const { session, notices } = useStores()
  const { text } = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [way, setWay] = useState<LoginWay>('qr')
  const cameAsListener = useRef(session.state === 'listener')
  const target = placeAfterLogin(params.get('to'))
  const isListener = session.state === 'listener'

  // who is known to be a visitor may have logged in within another tab
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

export const screen: Screen = { Component: LoginScreen }
