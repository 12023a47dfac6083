import { undo } from '../undo'

export function replaceFetch(fake: typeof fetch): void {
  const { fetch } = window
  window.fetch = fake
  undo.push(() => (window.fetch = fetch))
}

/** Lets elements load something else than they are asked to; counts what went to elements that ask for CORS. */
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
  undo.push(() => Object.defineProperty(HTMLMediaElement.prototype, 'src', own))
  return () => refused
}

/** Collects what is made by that constructor from now on. */
function captureMade<T extends object>(name: 'Audio' | 'AudioContext'): T[] {
  const made: T[] = []
  const own = window[name]
  const replace = (constructor: object) => Object.assign(window, { [name]: constructor })
  const construct = (target: typeof own, args: unknown[]) => {
    const one = Reflect.construct(target, args) as T
    made.push(one)
    return one
  }
  replace(new Proxy(own, { construct }))
  undo.push(() => replace(own))
  return made
}

/** Collects the elements that are made from now on. */
export function captureElements(): HTMLAudioElement[] {
  return captureMade('Audio')
}

/** Collects the audio contexts that are made from now on. */
export function captureContexts(): AudioContext[] {
  return captureMade('AudioContext')
}

/** No context comes to run until what this gives back is called. */
export function standStill(): () => void {
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
  undo.push(restore)
  return restore
}
