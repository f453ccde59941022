import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { ActiveControlsArea } from './ActiveControlsArea'
import { useReload } from './useReload'

const heightProperty = '--controls-height'

/** Sticks below the back office's bar while the page scrolls; table heads stick below it. */
export function AdminControls() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      document.body.style.setProperty(heightProperty, `${height}px`)
    })
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      document.body.style.removeProperty(heightProperty)
    }
  }, [])
  return (
    <Place ref={place}>
      <ActiveControlsArea onChange={useReload()} />
    </Place>
  )
}

/** Height of the back office's bar in pixels. */
const barHeight = 56

const Place = styled('div')(({ theme }) => ({
  zIndex: theme.zIndex.appBar - 1,
  '& > section': { marginBottom: 12 },
  // Before the login there is no bar to stick to.
  'main > &': {
    position: 'sticky',
    top: `calc(${barHeight}px + env(safe-area-inset-top))`,
    '& ~ * thead th': { top: `calc(${barHeight}px + var(${heightProperty}, 0px)) !important` },
  },
}))
