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
  /** Whether the menu is open beside the content. */
  besideMenu: boolean
  children: ReactNode
}

/** The page's area: below the bars, beside the menu, boxed if so chosen. */
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
      <Box ref={page} data-boxed={container} data-edged="">
        {children}
      </Box>
    </Main>
  )
}

const gap = 8

/** Pixels by which the bottom bar's round button stands out of it. */
const knob = 16

/** Height of the notice's strip on narrow screens, in pixels. */
const noticeHeight = 24

/** Focused elements must not hide behind the bars (WCAG 2.4.11). */
const scrollPadding = `calc(${layout.header.height + gap}px + ${safeArea.top}) 0 calc(${layout.bottomBar.height + knob + gap}px + ${safeArea.bottom})`
const wideScroll = { scrollPadding: `${layout.contentTop + gap}px 0 ${gap}px` }

const Main = styled('main')(({ theme }) => ({
  boxSizing: 'border-box',
  minHeight: '100dvh',
  paddingTop: `calc(${layout.contentTop}px + ${safeArea.top})`,
  paddingBottom: `calc(${layout.bottomBar.height + layout.padding}px + ${safeArea.bottom})`,
  overflowWrap: 'break-word',
  // A notice below the header (`header/HeaderNotice.tsx`) must not cover the page. `:has` only looks at the
  // header: for the whole body, the browser would check it with each change of a page.
  'header:has([data-strip="true"] [data-strip="true"]) ~ &': {
    paddingTop: `calc(${layout.contentTop + noticeHeight}px + ${safeArea.top})`,
  },
  // The page's bar begins at the header.
  [theme.breakpoints.down('sm')]: {
    paddingTop: `calc(${layout.header.height}px + ${safeArea.top})`,
    'header:has([data-strip="true"] [data-strip="true"]) ~ &': {
      paddingTop: `calc(${layout.header.height + noticeHeight}px + ${safeArea.top})`,
    },
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

/** Duration of the fade in milliseconds. */
const fadeMs = 180

/**
 * Fades in each further page, unless the user prefers less motion. It fades what is already drawn. A view
 * transition first takes a picture of the old page, so the new page's first frame came after 147 ms instead of
 * 75. (Median of 20 presses on a CPU slowed four times.) React's `<ViewTransition>` around two headings has the
 * same cost: 425 ms instead of 280.
 */
function PageMotion({ page }: { page: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const left = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname
      // The heading has stayed.
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
 * Blurs the heading before anything changes. A browser that removes the focused element first lays out all
 * pending changes. That measures the whole page that is about to go: 3 of 40 ms on a CPU slowed four times.
 * Therefore this must be rendered above everything else that changes with the path.
 */
function leaveHeading(): HTMLElement | null {
  const heading = document.getElementById(pageHeadingId)
  if (heading === null || heading !== document.activeElement) return null
  heading.blur()
  return heading
}
