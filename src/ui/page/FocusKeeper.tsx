import { styled } from '@mui/material/styles'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'

/**
 * Takes the focus when what had it in here is gone, e.g. a button whose work is done: it never falls to
 * the start of the page.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const isGone = last.current?.isConnected === false
    if (!isGone || document.activeElement !== document.body) return
    last.current = null
    place.current?.focus()
  })
  return (
    <Place
      ref={place}
      tabIndex={-1}
      onFocus={({ target }: FocusEvent) => {
        last.current = target
      }}
    >
      {children}
    </Place>
  )
}

const Place = styled('div')({
  outline: 0,
  // Without anything in it, it takes no place, nor a gap.
  '&:empty': { position: 'absolute' },
})
