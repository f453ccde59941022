import { type ComponentProps, useEffect, useRef } from 'react'
import { isComposing } from '#lib/keys/isComposing'

/** A toolbar with a single Tab stop, the last focused tool. Arrows, Home and End move between the tools. */
export function RovingToolbar(props: ComponentProps<'div'>) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? keepOneStop(bar.current) : undefined), [])
  return <div {...props} ref={bar} role="toolbar" />
}

/**
 * Keeps exactly one tool reachable by Tab, whichever are added, removed or rendered again.
 *
 * @returns a function that stops this
 */
function keepOneStop(bar: HTMLElement): () => void {
  let stop: Element | undefined
  const arrange = () => {
    const tools = toolsIn(bar)
    if (!tools.some((tool) => tool === stop)) stop = tools[0]
    for (const tool of tools) {
      const index = tool === stop ? 0 : -1
      if (tool.tabIndex !== index) tool.tabIndex = index
    }
  }
  const take = ({ target }: FocusEvent) => {
    if (target instanceof Element) stop = target
    arrange()
  }
  const move = (event: KeyboardEvent) => moveAlong(bar, event)
  arrange()
  bar.addEventListener('focusin', take)
  bar.addEventListener('keydown', move)
  const observer = new MutationObserver(arrange)
  const attributeFilter = ['tabindex', 'disabled']
  observer.observe(bar, { childList: true, subtree: true, attributeFilter })
  return () => {
    bar.removeEventListener('focusin', take)
    bar.removeEventListener('keydown', move)
    observer.disconnect()
  }
}

const toolsIn = (bar: Element) => [
  ...bar.querySelectorAll<HTMLElement>(':is(button, input[type="checkbox"]):enabled'),
]

function moveAlong(bar: HTMLElement, event: KeyboardEvent): void {
  const tools = toolsIn(bar)
  const at = tools.findIndex((tool) => tool === event.target)
  const towardsEnd = getComputedStyle(bar).direction === 'rtl' ? -1 : 1
  const next = {
    ArrowRight: at + towardsEnd,
    ArrowLeft: at - towardsEnd,
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: tools.length - 1,
  }[event.key]
  if (at < 0 || next === undefined || isComposing(event)) return
  event.preventDefault()
  tools[next]?.focus()
}
