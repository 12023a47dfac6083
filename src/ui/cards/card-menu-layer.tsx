import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useContextMenu } from '../parts/use-context-menu'
import { cardOf } from './card-of'
import { useCardMenu } from './use-card-menu'

/** The menus of all cards of the page: by the right button, Shift+F10 or the menu key, and a finger that stays. */
export const CardMenuLayer = observer(function CardMenuLayer() {
  const { ears, of, menu } = useContextMenu(cardOf)
  const items = useCardMenu(of)
  const latest = useRef(ears)
  useEffect(() => {
    latest.current = ears
  })

  // the cards of the frame are there before their menus
  useEffect(() => {
    const { body } = document
    const closing = new AbortController()
    const { signal } = closing
    body.addEventListener('contextmenu', (event) => latest.current.contextmenu(event, body), { signal })
    body.addEventListener('keydown', (event) => latest.current.keydown(event, body), { signal })
    body.addEventListener('pointerdown', (event) => latest.current.pointerdown(event, body), { signal })
    return () => closing.abort()
  }, [])
  return of && menu(of.name, items)
})
