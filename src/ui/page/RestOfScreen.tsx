import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { cardGround } from '../appearance/grounds'
import { useKeyboardHeight } from './keyboard'

/** Pixels that stay free below: the bottom bar and the page's edge on narrow screens, the edge elsewhere. */
const below = { narrow: 72, wide: 24 } as const

/** From this width on there is no bottom bar (lg). */
const wideFrom = 1200

/**
 * A part that reaches from where it stands to the lower edge of the screen and scrolls within itself,
 * so that what stands at its foot is always in sight: above the keyboard of a phone too. On a screen
 * too low for the page's head it takes all the room between the bars.
 */
export function RestOfScreen(props: ComponentProps<'div'>) {
  const element = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(120)
  const [free, setFree] = useState<number>(below.narrow)
  const keyboard = useKeyboardHeight()
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current
      if (box === null) return
      // Where it is taken out of the page it says nothing of its place in it.
      if (getComputedStyle(box).position !== 'fixed') {
        setTop(Math.round(box.getBoundingClientRect().top + scrollY))
      }
      setFree(innerWidth >= wideFrom ? below.wide : below.narrow)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return (
    <>
      <GlobalStyles styles={coveredHead} />
      <Box
        {...props}
        ref={element}
        style={{
          '--keyboard': `${keyboard}px`,
          '--rest': `calc(100dvh - ${keyboard > 0 ? top + keyboard : top + free}px - env(safe-area-inset-bottom, 0px))`,
        }}
      />
    </>
  )
}

declare module 'react' {
  interface CSSProperties {
    '--keyboard'?: string
    '--rest'?: string
  }
}

/** Of the header and the bottom bar of narrow screens, with what stands out of it. */
const bars = { top: 64, bottom: 74 } as const

const lowScreen = `@media screen and (max-height: 560px) and (max-width: ${wideFrom - 0.02}px)`

/** What lies beneath gets no focus, which nobody would see (WCAG 2.4.11). */
const coveredHead = { [lowScreen]: { '.MuiBreadcrumbs-root': { visibility: 'hidden' } } } as const

const Box = styled('div')(({ theme }) => ({
  height: 'var(--rest)',
  minHeight: 300,
  overflow: 'hidden',
  ...cardGround(theme),
  [lowScreen]: {
    position: 'fixed',
    zIndex: 1,
    insetInline: 0,
    insetBlockStart: `calc(${bars.top}px + env(safe-area-inset-top, 0px))`,
    insetBlockEnd: `max(calc(${bars.bottom}px + env(safe-area-inset-bottom, 0px)), var(--keyboard))`,
    height: 'auto',
    minHeight: 0,
    marginInline: 0,
    borderRadius: 0,
    borderInline: 0,
  },
}))
