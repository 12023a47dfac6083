import { useEffect, useLayoutEffect, useRef } from 'react'
import { openLayers } from './open-layers'

/** Lets Back close a layer while it is open. `close` closes it as its own button does. */
export function useLayer(open: boolean, close: () => void): void {
  const newest = useRef(close)
  useEffect(() => {
    newest.current = close
  })
  // before it is seen, since Back may be pressed from then on
  useLayoutEffect(() => (open ? openLayers.add(() => newest.current()) : undefined), [open])
}
