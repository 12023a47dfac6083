import { cleanups } from '../cleanups'

export function replaceFetch(fake: typeof fetch): void {
  const { fetch } = window
  window.fetch = fake
  cleanups.push(() => (window.fetch = fetch))
}

/** Replaces the sources of elements; returns a function that counts those of elements with CORS. */
export function replaceSource(choose: (element: HTMLMediaElement, url: string) => string): () => number {
  const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src')
  if (!own) throw new Error('no src to replace')
  let refused = 0
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    ...own,
    set(this: HTMLMediaElement, url: string) {
      const chosen = choose(this, url)
      if (chosen !== url && this.crossOrigin !== null) refused++
      own.set?.call(this, chosen)
    },
  })
  cleanups.push(() => Object.defineProperty(HTMLMediaElement.prototype, 'src', own))
  return () => refused
}

/** Takes the lock away that lets one engine play at a time, so that concurrent tests do not pause each other. */
export function removeLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  cleanups.push(() => Reflect.deleteProperty(navigator, 'locks'))
}

/** Collects what a constructor creates from now on. */
function captureInstances<T extends object>(name: 'Audio' | 'AudioContext'): T[] {
  const made: T[] = []
  const own = window[name]
  const replace = (constructor: object) => Object.assign(window, { [name]: constructor })
  const construct = (target: typeof own, args: unknown[]) => {
    const one = Reflect.construct(target, args) as T
    made.push(one)
    return one
  }
  replace(new Proxy(own, { construct }))
  cleanups.push(() => replace(own))
  return made
}

/** Collects the elements created from now on. */
export function captureElements(): HTMLAudioElement[] {
  return captureInstances('Audio')
}

/** Collects the audio contexts created from now on. */
export function captureContexts(): AudioContext[] {
  return captureInstances('AudioContext')
}

/** Prevents contexts from running until the returned function is called. */
export function holdContextsSuspended(): () => void {
  const { prototype } = AudioContext
  const own = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state')
  const { resume } = prototype
  if (!own) throw new Error('no state to replace')
  Object.defineProperty(prototype, 'state', { configurable: true, get: () => 'suspended' })
  prototype.resume = () => new Promise(() => {})
  const restore = () => {
    Reflect.deleteProperty(prototype, 'state')
    prototype.resume = resume
  }
  cleanups.push(restore)
  return restore
}

/** Makes the page seem visible or hidden, and tells it so. */
export function setVisibility(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  cleanups.push(() => Reflect.deleteProperty(document, 'visibilityState'))
  document.dispatchEvent(new Event('visibilitychange'))
}
