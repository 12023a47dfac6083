/** Returns a data URL of a picture in two hues (degrees), so that the samples need no network. */
export function sampleCover(hue: number): string {
  const stops = [`hsl(${hue} 62% 58%)`, `hsl(${hue + 55} 58% 34%)`]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${stops[0]}"/><stop offset="1" stop-color="${stops[1]}"/></linearGradient><path fill="url(#g)" d="M0 0h100v100H0z"/><circle cx="68" cy="34" r="19" fill="#fff" opacity=".28"/><path d="M0 78 Q25 60 50 76 T100 70 V100 H0z" fill="#000" opacity=".2"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
