import { useFrame } from './stores-context'
import type { Stores } from './stores-context'

/** Does what takes the music part, fetched first where it is not there yet; says so where it cannot be had. */
export function useWithMusic() {
  const { music, notices } = useFrame()

  return async (act: (stores: Stores) => void | Promise<void>): Promise<void> => {
    let { value } = music
    try {
      // asked for at once where it is there, while the browser still takes it for the listener's press
      value ??= await music.load()
    } catch {
      notices.fail({ kind: 'offline' })
      return
    }
    await act(value.stores)
  }
}
