import { watch } from './stores/watch'

const ask = (event: Event) => event.preventDefault()

/** Has the browser ask before the page goes, for as long as something would be lost by that. */
export function askBeforeLeaving(isBusy: () => boolean): void {
  // listened for only then: a page that listens always is not kept for a walk back
  watch(
    isBusy,
    (busy) => {
      if (busy) addEventListener('beforeunload', ask)
      else removeEventListener('beforeunload', ask)
    },
    { now: true },
  )
}
