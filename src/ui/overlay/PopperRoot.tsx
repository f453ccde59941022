import { useForkRef } from '@mui/material/utils'
import { type ComponentProps, useEffect, useRef } from 'react'
import { addBackStep } from './overlaySteps'

interface PopperRootProps extends ComponentProps<'div'> {
  /** What the library tells each of its slots; nothing for the page. */
  ownerState?: object
}

/**
 * A list of suggestions, a calendar, a panel: what opens beside a field and lets the page be pressed. The way
 * back closes it, as Escape does where the focus is. No cover: two presses in a row choose a word in the field.
 */
export function PopperRoot(props: PopperRootProps) {
  const { ref, ownerState: _, ...root } = props
  const own = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      addBackStep(() => {
        const { activeElement: focused, body } = document
        const target = focused === body ? own.current : focused
        target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      }),
    [],
  )
  return <div {...root} ref={useForkRef(own, ref)} />
}
