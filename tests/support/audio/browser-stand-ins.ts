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

/** Collects the elements that are made from now on. */
export function captureElements(): HTMLAudioElement[] {
  const made: HTMLAudioElement[] = []
  const { Audio } = window
  window.Audio = new Proxy(Audio, {
    construct: (target, args) => {
      const element = Reflect.construct(target, args) as HTMLAudioElement
      made.push(element)
      return element
    },
  })
  undo.push(() => (window.Audio = Audio))
  return made
}

/** Collects the audio contexts that are made from now on. */
export function captureContexts(): AudioContext[] {
  const made: AudioContext[] = []
  const { AudioContext } = window
  window.AudioContext = new Proxy(AudioContext, {
    construct: (target, args) => {
      const context = Reflect.construct(target, args) as AudioContext
      made.push(context)
      return context
    },
  })
  undo.push(() => (window.AudioContext = AudioContext))
  return made
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
