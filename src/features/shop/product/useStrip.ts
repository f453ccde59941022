import { useTheme } from '@mui/material/styles'
import { useRef, useState } from 'react'

/** A strip of pictures, each as wide as the strip, that is scrolled from one to the next. */
export function useStrip() {
  const { direction } = useTheme()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  function show(index: number): void {
    setCurrent(index)
    if (strip.current === null) return
    // Right-to-left strips scroll towards minus.
    const towards = direction === 'rtl' ? -1 : 1
    strip.current.scrollLeft = index * strip.current.clientWidth * towards
  }

  /** The picture that a finger, the wheel or the arrow keys brought in. */
  function follow(): void {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    if (clientWidth > 0) setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
  }

  return { strip, current, show, follow }
}
