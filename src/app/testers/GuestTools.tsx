import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { ActiveControlsArea } from './ActiveControlsArea'
import { TesterTools } from './TesterTools'

/** Test tools of guest pages: the panel's button, and the active test controls at the upper edge. */
export function GuestTools() {
  const edge = useRef<HTMLDivElement>(null)
  useEffect(() => (edge.current ? makeRoomFor(edge.current) : undefined), [])
  return (
    <>
      <TesterTools />
      <Edge ref={edge}>
        <ActiveControlsArea />
      </Edge>
    </>
  )
}

/** Moves the page below the edge: on a narrow phone the edge has two lines and would cover the logo. */
function makeRoomFor(edge: HTMLElement): () => void {
  const { style } = document.body
  const observer = new ResizeObserver(() => {
    const isEmpty = edge.childElementCount === 0
    style.paddingTop = isEmpty ? '' : `${edge.offsetHeight}px`
  })
  observer.observe(edge)
  return () => {
    observer.disconnect()
    style.paddingTop = ''
  }
}

const Edge = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: '0 0 auto',
  paddingTop: 'env(safe-area-inset-top, 0px)',
}))
