import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { type ComponentProps, useRef } from 'react'
import { pageCardGround, phoneEdge } from '../appearance/grounds'
import { useKeyboardHeight } from '../overlay/useOverlay'
import { restOf, useRestOfScreen, wideFrom } from './useRestOfScreen'

/**
 * A box from its position to the lower edge of the screen, with its own scrolling. Its foot is always visible,
 * also above a phone's keyboard. On a screen too low for the page's head it fills the space between the bars.
 */
export function RestOfScreen(props: ComponentProps<'div'>) {
  const element = useRef<HTMLDivElement>(null)
  const { top, rest } = useRestOfScreen(element)
  const keyboard = useKeyboardHeight()
  return (
    <>
      <GlobalStyles styles={coveredHead} />
      <Box
        {...props}
        ref={element}
        style={{
          '--keyboard': `${keyboard}px`,
          '--rest': keyboard > 0 ? restOf(top + keyboard) : rest,
        }}
      />
    </>
  )
}

declare module 'react' {
  interface CSSProperties {
    '--keyboard'?: string
  }
}

/**
 * Heights of the header and of the bottom bar on narrow screens, including the part that stands out of the bar.
 * Pixels.
 */
const bars = { top: 64, bottom: 74 } as const

const lowScreen = `@media screen and (max-height: 560px) and (max-width: ${wideFrom - 0.02}px)`

/** Covered elements must not get the focus, which would be invisible (WCAG 2.4.11). */
const coveredHead = { [lowScreen]: { '.MuiBreadcrumbs-root': { visibility: 'hidden' } } } as const

const Box = styled('div')(({ theme }) => ({
  height: 'var(--rest)',
  minHeight: 300,
  overflow: 'hidden',
  ...pageCardGround(theme),
  [theme.breakpoints.down('sm')]: {
    // Down to the bottom bar. Only its raised button covers the padding.
    '[data-edged] &': {
      boxSizing: 'border-box',
      height: `calc(var(--rest) + ${phoneEdge}px)`,
      marginBottom: -phoneEdge,
      paddingBottom: phoneEdge,
      borderBlock: 0,
    },
  },
  // Paper has no lower edge of the screen, and panes side by side would leave most of a sheet empty.
  '@media print': {
    '&&': { display: 'block', height: 'auto' },
    minHeight: 0,
    overflow: 'visible',
  },
  [lowScreen]: {
    '&&': {
      position: 'fixed',
      zIndex: 1,
      insetInline: 0,
      insetBlockStart: `calc(${bars.top}px + env(safe-area-inset-top, 0px))`,
      insetBlockEnd: `max(calc(${bars.bottom}px + env(safe-area-inset-bottom, 0px)), var(--keyboard))`,
      height: 'auto',
      minHeight: 0,
      margin: 0,
      padding: 0,
      borderRadius: 0,
      borderInline: 0,
    },
  },
}))
