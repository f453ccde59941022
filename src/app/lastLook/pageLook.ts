import type { PageLook, Shape } from './lastLook'

/**
 * What of a page is kept word by word: headings, and what says that it is to be read at the next start, like
 * the balance. Every other text is kept as the bar that stands in for it.
 */
const readable = 'h1, h2, [data-at-start]'

/** The parts of index.html's frame, and where the app has them. */
const areas = [
  ['.frame-content', 'main'],
  ['.frame-bar', 'nav.mui-fixed'],
  ['.frame-menu', 'nav[data-menu]'],
] as const

/** More would take longer to paint than it saves. */
const mostShapes = 150

/** The look of the page on screen; null while it is scrolled, since the next start begins at its top. */
export function pageLook(): PageLook | null {
  if (scrollY !== 0) return null
  const shapes = areas.map(([frame, selector]) => [
    frame,
    shapesIn(document.querySelector(selector)),
  ])
  return { width: innerWidth, areas: Object.fromEntries(shapes) }
}

/** What is painted on the first screen of an area: grounds, words that may be read, bars for all others. */
function shapesIn(area: Element | null): Shape[] {
  if (area === null) return []
  // Menus stand where the window's edges are; the content where the page begins.
  const isMenu = area.matches('nav')
  const origin = isMenu ? area.getBoundingClientRect() : { left: 0, top: 0 }
  const shapes: Shape[] = []
  for (const element of paintedIn(area)) {
    const style = getComputedStyle(element)
    const rect = element.getBoundingClientRect()
    // What only a screen reader is told has one pixel.
    if (rect.width < 2 || shapes.length >= mostShapes) continue
    if (element !== area && isOpaque(style.backgroundColor)) {
      shapes.push([...placeOf(rect, origin), style.backgroundColor, style.borderRadius])
    }
    const isReadable = isMenu || element.closest(readable) !== null
    for (const node of element.childNodes) {
      if (node instanceof Text) shapes.push(...shapesOfText(node, style, isReadable, origin))
    }
  }
  return shapes
}

/** The elements of the first screen, each before what stands in it. */
function paintedIn(element: Element): Element[] {
  const { top, bottom } = element.getBoundingClientRect()
  if (top > innerHeight || bottom < 0 || element.matches('svg, img')) return []
  return [element, ...[...element.children].flatMap(paintedIn)]
}

function shapesOfText(
  node: Text,
  style: CSSStyleDeclaration,
  isReadable: boolean,
  origin: Origin,
): Shape[] {
  const range = document.createRange()
  range.selectNode(node)
  const box = range.getBoundingClientRect()
  if (box.width < 2) return []
  const isLine = box.height < 2 * Number.parseFloat(style.fontSize)
  if (!isReadable || !isLine) return [[...placeOf(box, origin), barColour, '4px']]
  const { fontWeight, fontSize, fontFamily } = style
  const font = `${fontWeight} ${fontSize}/${Math.round(box.height)}px ${fontFamily}`
  return [[...placeOf(box, origin), style.color, font, node.data]]
}

interface Origin {
  left: number
  top: number
}

function placeOf(box: DOMRect, { left, top }: Origin): [number, number, number, number] {
  const { width, height } = box
  const [x, y] = [box.left - left, box.top - top]
  return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)]
}

/** As index.html's own lines. */
const barColour = 'color-mix(in srgb, var(--text) 9%, transparent)'

function isOpaque(colour: string): boolean {
  return colour !== 'transparent' && !/^rgba\(.*, 0(\.\d+)?\)$/.test(colour)
}
