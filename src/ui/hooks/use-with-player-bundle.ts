import { useShellStores } from './stores-context'
import type { Stores } from './stores-context'

/** Returns a function that calls `act` with all stores, loading the player bundle first; shows a notice if that fails. */
export function useWithPlayerBundle() {
  const { playerBundle, notices } = useShellStores()

  return async (act: (stores: Stores) => void | Promise<void>): Promise<void> => {
    let { value } = playerBundle
    try {
      // no await when it is loaded already: playback may only start while the press is still active
      value ??= await playerBundle.load()
    } catch {
      notices.showFailure({ kind: 'offline' })
      return
    }
    await act(value.stores)
  }
}
