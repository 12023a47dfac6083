import { AudioMotionAnalyzer } from 'audiomotion-analyzer'

/**
 * Draws with audioMotion-analyzer in twelfths of an octave, in the range and with the size of FFT that the others have.
 * @param {AudioContext} audioCtx
 * @param {AudioNode} source
 * @param {HTMLElement} container
 * @param {() => void} onFrame
 * @returns {number} how many bars it draws
 */
export function audioMotion(audioCtx, source, container, onFrame) {
  const analyser = new AudioMotionAnalyzer(container, {
    audioCtx,
    source,
    connectSpeakers: false,
    mode: 2,
    minFreq: 40,
    maxFreq: 16_000,
    fftSize: 4096,
    showScaleX: false,
    onCanvasDraw: onFrame,
  })
  return analyser.getBars().length
}
