import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isComposing } from '#lib/keys/isComposing'
import { useText } from '#ui/intl/useText'
import { type Placing, usePicturePlace } from './usePicturePlace'

interface SlipViewerProps {
  /** The picture as a data URL. */
  source: string
  name: string
}

/** A picture to zoom, move and rotate: by buttons and keys, wheel and drag, or one and two fingers. */
export function SlipViewer({ source, name }: SlipViewerProps) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { placing, zoom, move, rotate, reset, pointers } = usePicturePlace()
  const { scale } = placing

  // React listens passively, so it could not keep the sheet from scrolling. Without a press on the picture, the
  // wheel scrolls the sheet.
  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && document.activeElement !== element) return
      event.preventDefault()
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15)
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [zoom])

  function press(event: KeyboardEvent): void {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    if (step) move(...step)
    else if (event.key === '+' || event.key === '=') zoom(1.25)
    else if (event.key === '-') zoom(0.8)
    else if (event.key === '0') reset()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <Frame
        ref={frame}
        role="group"
        aria-label={text('admin.slip.frame')}
        tabIndex={0}
        data-zoomed={scale > 1 || undefined}
        onKeyDown={press}
        onDoubleClick={() => (scale > 1 ? reset() : zoom(2))}
        {...pointers}
      >
        <Picture src={source} alt={name} draggable={false} style={styleOf(placing)} />
      </Frame>
      <Buttons>
        <Button size="small" onClick={() => zoom(1.25)}>
          {text('admin.slip.zoomIn')}
        </Button>
        <Button size="small" disabled={scale <= 1} onClick={() => zoom(0.8)}>
          {text('admin.slip.zoomOut')}
        </Button>
        <Button size="small" onClick={rotate}>
          {text('admin.slip.rotate')}
        </Button>
        <Button size="small" onClick={reset}>
          {text('admin.slip.reset')}
        </Button>
      </Buttons>
    </>
  )
}

/** Pixels for each press of an arrow key. */
const stepPx = 40

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [stepPx, 0],
  ArrowRight: [0 - stepPx, 0],
  ArrowUp: [0, stepPx],
  ArrowDown: [0, 0 - stepPx],
}

function styleOf({ x, y, scale, turn }: Placing) {
  return { transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})` }
}

const Frame = styled('div')(({ theme }) => ({
  height: 'min(56dvh, 520px)',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  cursor: 'zoom-in',
  // A finger scrolls the sheet until the picture is enlarged.
  touchAction: 'pan-y',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '&[data-zoomed]': { cursor: 'grab', touchAction: 'none' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}))

const Picture = styled('img')({
  maxWidth: '100%',
  maxHeight: 'min(56dvh, 520px)',
  userSelect: 'none',
})

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 4 })
