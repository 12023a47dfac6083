import { useEffect } from 'react'
import { useFrame } from './stores-context'

/** Names the current screen in the window's title; home has no name of its own. */
export function useTitle(title: string): void {
  const { shell } = useFrame()
  useEffect(() => {
    shell.setPageTitle(title)
    return () => shell.setPageTitle('')
  }, [shell, title])
}
