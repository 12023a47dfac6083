/** Whether the browser has all that the spectrum takes. Worklets exist on secure origins alone. */
export function canDrawSpectrum(): boolean {
  return (
    typeof Worker !== 'undefined' &&
    typeof OffscreenCanvas !== 'undefined' &&
    typeof AudioWorkletNode !== 'undefined' &&
    typeof CanvasRenderingContext2D !== 'undefined' &&
    'roundRect' in CanvasRenderingContext2D.prototype
  )
}
