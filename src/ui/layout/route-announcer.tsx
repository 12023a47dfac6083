import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useShellStores } from '../hooks/stores-context'
import { useText } from '../kit/use-text'

/**
 * Announces the page to screen readers, once for each navigation and as soon as it has a title. The first page of a
 * visit is not announced, since screen readers do that themselves. Render it after the screen, whose effects set
 * the title.
 */
export const RouteAnnouncer = observer(function RouteAnnouncer() {
  const { shell } = useShellStores()
  const { text } = useText()
  const { key, pathname } = useLocation()
  const announcedKey = useRef(key)
  const [announcement, setAnnouncement] = useState('')
  const { pageTitle } = shell

  useEffect(() => {
    // the rendered title may still be that of the previous page
    const name = pathname === '/' ? text('nav.home') : shell.pageTitle
    if (announcedKey.current === key || !name) return
    announcedKey.current = key
    setAnnouncement(name)
  }, [shell, text, key, pathname, pageTitle])

  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  )
})
