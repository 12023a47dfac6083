import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useFrame } from '../stores-context'
import { useText } from '../use-text'

/**
 * Tells a screen reader which page came, once for each navigation and as soon as the page has a name. The first page
 * of a visit is read out by the reader itself. To stand after the screen, whose effects name the page.
 */
export const RouteAnnouncer = observer(function RouteAnnouncer() {
  const { shell } = useFrame()
  const { text } = useText()
  const { key, pathname } = useLocation()
  const told = useRef(key)
  const [said, setSaid] = useState('')
  const { pageTitle } = shell

  useEffect(() => {
    // what was rendered may still be the name of the page before
    const name = pathname === '/' ? text('nav.home') : shell.pageTitle
    if (told.current === key || !name) return
    told.current = key
    setSaid(name)
  }, [shell, text, key, pathname, pageTitle])

  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
})
