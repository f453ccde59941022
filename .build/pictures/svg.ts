/** The shapes that every picture is made of, as SVG text. */

/** A whole picture of `width` by `height`. */
export function picture(width: number, height: number, ...shapes: string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.join('')}</svg>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${space(more)}/>`
}

/** An open line; `width` in pixels. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${space(more)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${space(more)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/** A rectangle with corners of radius `r`. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  r = 0,
  more = '',
): string {
  const corners = r > 0 ? ` rx="${r}"` : ''
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corners} fill="${fill}"${space(more)}/>`
}

/** A background gradient from the first colour at the top to the last at the bottom. */
export function sky(width: number, height: number, ...colors: string[]): string {
  const stops = colors.map(
    (color, index) =>
      `<stop offset="${round(index / (colors.length - 1))}" stop-color="${color}"/>`,
  )
  return `<linearGradient id="g" x2="0" y2="1">${stops.join('')}</linearGradient>${rect(0, 0, width, height, 'url(#g)')}`
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}

function space(more: string): string {
  return more === '' ? '' : ` ${more}`
}
