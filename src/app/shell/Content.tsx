import GlobalStyles from '@mui/material/GlobalStyles'
import { styled, useTheme } from '@mui/material/styles'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { prefersLessMotion } from '#lib/device/motion'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { pageHeadingId } from '#ui/page/Page'
import { layout, safeArea } from './layout'

interface ContentProps {
  /** Whether the menu stands beside it. */
  besideMenu: boolean
  children: ReactNode
}

/** Where the page stands: below the bars, beside the menu, boxed if so chosen. */
export function Content({ besideMenu, children }: ContentProps) {
  const { container } = useSelector(selectAppearance)
  const theme = useTheme()
  const page = useRef<HTMLDivElement>(null)
  return (
    <Main style={{ marginInlineStart: besideMenu ? layout.drawer.width : 0 }}>
      <GlobalStyles
        styles={{ html: { scrollPadding, [theme.breakpoints.up('lg')]: wideScroll } }}
      />
      <PageMotion page={page} />
      <Box ref={page} data-boxed={container}>
        {children}
      </Box>
    </Main>
  )
}

const gap = 8

/** By how much the bottom bar's round button stands out of it. */
const knob = 16

/** Pixels, of its strip on narrow screens. */
const noticeHeight = 24

/** What gets the focus must not hide behind the bars (WCAG 2.4.11). */
const scrollPadding = `calc(${layout.header.height + gap}px + ${safeArea.top}) 0 calc(${layout.bottomBar.height + knob + gap}px + ${safeArea.bottom})`
const wideScroll = { scrollPadding: `${layout.contentTop + gap}px 0 ${gap}px` }

const Main = styled('main')(({ theme }) => ({
  boxSizing: 'border-box',
  minHeight: '100dvh',
  paddingTop: `calc(${layout.contentTop}px + ${safeArea.top})`,
  paddingBottom: `calc(${layout.bottomBar.height + layout.padding}px + ${safeArea.bottom})`,
  overflowWrap: 'break-word',
  // A notice below the header (`header/HeaderNotice.tsx`) stands above the page, not upon it. Asked of the
  // header alone: of the whole body the browser would ask it with each change of a page.
  'header:has([data-strip="true"] [data-strip="true"]) ~ &': {
    paddingTop: `calc(${layout.contentTop + noticeHeight}px + ${safeArea.top})`,
  },
  [theme.breakpoints.up('lg')]: { paddingBottom: 0 },
}))

const Box = styled('div')(({ theme }) => ({
  padding: `0 max(${layout.padding}px, ${safeArea.sides})`,
  [theme.breakpoints.up('lg')]: {
    padding: layout.widePadding,
    '&[data-boxed="true"]': { maxWidth: layout.boxedWidth, marginInline: 'auto' },
  },
}))

/** Milliseconds. */
const fadeMs = 180

/**
 * Lets each further page come softly, unless the person asked for less motion. A fade of what is drawn
 * already: with a view transition, which first takes a picture of the page before, the new page's first
 * frame came after 147 ms instead of 75 (median of 20 presses on a processor slowed four times).
 */
function PageMotion({ page }: { page: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const left = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname
      // A heading that has stayed.
      if (left.current?.isConnected) left.current.focus({ preventScroll: true })
      if (!prefersLessMotion()) {
        page.current?.animate({ opacity: [0.35, 1] }, { duration: fadeMs, easing: 'ease-out' })
      }
    }
    return () => {
      left.current = leaveHeading()
    }
  }, [pathname, page])
  return null
}

/**
 * Takes the focus from the heading before anything changes: a browser that removes what has the focus first lays
 * out all that has changed until then, for which the whole page is measured that goes (3 of 40 ms on a
 * processor slowed four times). So this stands above whatever else changes with the path.
 */
function leaveHeading(): HTMLElement | null {
  const heading = document.getElementById(pageHeadingId)
  if (heading === null || heading !== document.activeElement) return null
  heading.blur()
  return heading
}
