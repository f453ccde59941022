import { prefersLessMotion } from '#lib/device/motion'

/** Pixels before the direction of a swipe is known. */
const slop = 10

/** Distance after which the row leaves: this share of its width, but at least this many pixels. */
const leaving = { share: 0.35, least: 80 }

/** Duration in ms of the animation of a released row. */
const settlingMs = 150

interface Stroke {
  pointerId: number
  x: number
  y: number
  row: HTMLElement
  id: string
  /** Pixels; 0 until the swipe is known to be horizontal. */
  across: number
}

interface Swiping {
  /** @returns the id of a row that may leave */
  idOf: (row: HTMLElement) => string | undefined
  /** Background colour of a moving row. */
  ground: string
  /** Called when the area below a row becomes visible, with the direction of the swipe. */
  onUncover: (row: HTMLElement, toRight: boolean) => void
  onCover: (row: HTMLElement) => void
  /** Called when a row has left; it comes back soon if it still exists. */
  onLeave: (id: string, toRight: boolean) => void
}

/**
 * Lets rows (`li`, with their content in one element) follow a horizontal swipe in either direction and leave
 * if it goes far enough.
 * @returns a function that stops listening
 */
export function swipeRows(list: HTMLElement, swiping: Swiping): () => void {
  const { ground, idOf, onUncover, onCover, onLeave } = swiping
  const settling = new Map<HTMLElement, ReturnType<typeof setTimeout>>()
  let stroke: Stroke | null = null

  function begin(event: PointerEvent): void {
    const { pointerType, pointerId, clientX, clientY, target } = event
    // Cancel on a second finger.
    if (stroke) return letGo()
    const row = target instanceof Element ? target.closest<HTMLElement>('li') : null
    const id = row ? idOf(row) : undefined
    if (pointerType !== 'touch' || !row || id === undefined || settling.has(row)) return
    stroke = { pointerId, x: clientX, y: clientY, row, id, across: 0 }
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (stroke?.pointerId !== pointerId) return
    const across = clientX - stroke.x
    const down = Math.abs(clientY - stroke.y)
    const isNew = stroke.across === 0
    if (isNew && Math.max(Math.abs(across), down) < slop) return
    // A vertical swipe scrolls the list.
    if (isNew && down >= Math.abs(across)) return letGo()
    if (isNew || across > 0 !== stroke.across > 0) onUncover(stroke.row, across > 0)
    stroke.across = across || stroke.across
    shift(stroke.row, across)
  }

  function end({ pointerId }: PointerEvent): void {
    if (stroke?.pointerId !== pointerId) return
    const { row, id, across } = stroke
    const width = row.clientWidth
    if (Math.abs(across) < Math.max(leaving.least, width * leaving.share)) return letGo()
    stroke = null
    settle(row, Math.sign(across) * width, () => {
      onLeave(id, across > 0)
      // A row that could not leave comes back.
      settling.set(row, setTimeout(putBack, settlingMs, row))
    })
  }

  function letGo(): void {
    if (stroke && stroke.across !== 0) settle(stroke.row, 0, putBack)
    stroke = null
  }

  function settle(row: HTMLElement, to: number, then: (row: HTMLElement) => void): void {
    const ms = prefersLessMotion() ? 0 : settlingMs
    shift(row, to, ms)
    settling.set(row, setTimeout(then, ms, row))
  }

  /** Moves the contents of a row horizontally by this many pixels. */
  function shift(row: HTMLElement, across: number, ms = 0): void {
    setStyle(row, {
      transform: `translateX(${across}px)`,
      transition: ms === 0 ? '' : `transform ${ms}ms ease-out`,
      backgroundColor: ground,
    })
  }

  function putBack(row: HTMLElement): void {
    settling.delete(row)
    setStyle(row, { transform: '', transition: '', backgroundColor: '' })
    onCover(row)
  }

  const listening = new AbortController()
  const { signal } = listening
  list.addEventListener('pointerdown', begin, { signal })
  list.addEventListener('pointermove', move, { signal })
  list.addEventListener('pointerup', end, { signal })
  list.addEventListener('pointercancel', letGo, { signal })
  // The browser only handles vertical scrolling.
  list.style.touchAction = 'pan-y pinch-zoom'
  return () => {
    listening.abort()
    list.style.touchAction = ''
    if (stroke) putBack(stroke.row)
    for (const [row, timer] of settling) {
      clearTimeout(timer)
      putBack(row)
    }
  }
}

function setStyle(row: HTMLElement, style: Partial<CSSStyleDeclaration>): void {
  const content = row.firstElementChild
  if (content instanceof HTMLElement) Object.assign(content.style, style)
}
