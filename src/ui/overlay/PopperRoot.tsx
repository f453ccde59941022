import { useForkRef } from '@mui/material/utils'
import { type ComponentProps, useEffect, useRef } from 'react'
import { addBackStep } from './overlaySteps'

interface PopperRootProps extends ComponentProps<'div'> {
  /** Passed by the library to each of its slots; not used in the page. */
  ownerState?: object
}

/**
 * Root of a popper beside a field: a list of suggestions, a calendar, a panel. The page behind it stays usable.
 * Back closes it, as Escape does at the focus. Not an overlay with `useCover`: two quick presses select a word
 * in the field.
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
