import GlobalStyles from '@mui/material/GlobalStyles'
import { styled, useTheme } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { layout, safeArea } from './layout'
import { PageMotion } from './PageMotion'

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
