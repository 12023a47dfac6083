/** Whether the browser supports what the spectrum needs. Worklets only exist on secure origins. */
export function canDrawSpectrum(): boolean {
  return (
    typeof Worker !== 'undefined' &&
    typeof OffscreenCanvas !== 'undefined' &&
    typeof AudioWorkletNode !== 'undefined' &&
    typeof CanvasRenderingContext2D !== 'undefined' &&
    'roundRect' in CanvasRenderingContext2D.prototype
  )
}
