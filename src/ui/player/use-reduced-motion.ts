import { useSyncExternalStore } from 'react'

const still = matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void): () => void {
  still.addEventListener('change', listener)
  return () => still.removeEventListener('change', listener)
}

/** Whether the listener asked their system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => still.matches)
}
