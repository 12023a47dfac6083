/**
 * Holds an element over everything else. A native modal dialog makes all outside of it inert, so the element moves into
 * the dialog while one is open.
 */
export class TopmostHost {
  readonly element = document.createElement('div')

  /** Puts the element where it can be seen and pressed now. */
  raise(): void {
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (this.element.parentElement !== parent) parent.append(this.element)
  }

  remove(): void {
    this.element.remove()
  }
}
