/** A square picture of 640 units from its gradient definitions and its shapes, back to front. */
export function picture(definitions: readonly string[], shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><defs>${definitions.join('')}</defs>${shapes.join('')}</svg>`
}

/** A gradient along x1,y1,x2,y2 (0..1); stops as `offset colour` or `offset colour opacity`. */
export function linear(id: string, line: readonly number[], stops: readonly string[]): string {
  const [x1, y1, x2, y2] = line
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`
}

/** A radial gradient around cx,cy with radius r (0..1). */
export function radial(id: string, circle: readonly number[], stops: readonly string[]): string {
  const [cx, cy, r] = circle
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`
}

function stopList(stops: readonly string[]): string {
  return stops
    .map((stop) => {
      const [offset, colour, opacity] = stop.split(' ')
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`
    })
    .join('')
}

/** A wide soft blur under the given id. */
export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
}

export function rect(fill: string, box: readonly number[] = [0, 0, 640, 640], more = ''): string {
  const [x, y, width, height] = box
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

/** A smooth band from the curve through `heights` (evenly spaced over the width) down to `bottom`. */
export function wave(heights: readonly number[], bottom: number, fill: string, more = ''): string {
  const step = 640 / (heights.length - 1)
  let d = `M0 ${heights[0]!.toFixed(1)}`
  for (let index = 1; index < heights.length; index++) {
    const [x0, x1] = [(index - 1) * step, index * step]
    const half = (x0 + x1) / 2
    d += `C${half.toFixed(1)} ${heights[index - 1]!.toFixed(1)} ${half.toFixed(1)} ${heights[index]!.toFixed(1)} ${x1.toFixed(1)} ${heights[index]!.toFixed(1)}`
  }
  return path(`${d}L640 ${bottom}L0 ${bottom}Z`, fill, more)
}
