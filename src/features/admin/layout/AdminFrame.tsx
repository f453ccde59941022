import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isMocked } from '#lib/environment'
import { whenIdle } from '#lib/whenIdle'
import { phoneEdge } from '#ui/appearance/grounds'
import { MenuIcon } from '#ui/icons/controls'
import { SearchIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { watchPresses } from '#ui/overlay/useOverlay'
import { PhoneBack } from '#ui/page/PageBar'
import { SkipLink } from '#ui/page/SkipLink'
import { PrintPage } from '#ui/print/PrintPage'
import { isSingleKey, pressedKey, useKeysWanted } from '#ui/table/SearchBox'
import { AloneNotice } from '../guard/AloneNotice'
import type { FrameOverlay } from '../search/useActions'
import { AdminMenu } from './AdminMenu'
import { BackToList } from './BackToList'
import { OfflineBar } from './OfflineBar'
import { SessionMenu } from './SessionMenu'
import { useReportPage } from './useReportPage'

const CommandPalette = lazyOverlay(
  () => import('../search/CommandPalette').then((module) => module.CommandPalette),
  ({ onClose }) => onClose,
)
const MenuSheet = lazyOverlay(
  () => import('./MenuSheet').then((module) => module.MenuSheet),
  ({ onClose }) => onClose,
)
const WithdrawalsSwitch = lazyOverlay(
  () => import('../search/WithdrawalsSwitch').then((module) => module.WithdrawalsSwitch),
  ({ onClose }) => onClose,
)
const AdminKeyHelp = lazyOverlay(
  () => import('./AdminKeyHelp').then((module) => module.AdminKeyHelp),
  ({ onClose }) => onClose,
)

interface AdminFrameProps {
  /** False while the account must complete its first steps. */
  menu?: boolean
  /** Shows what testers have activated. */
  controls: ReactNode
  /** Opens the test controls: an icon in the bar if there is space, otherwise below the page. */
  TesterTools: ComponentType<{ compact?: boolean }>
  children: ReactNode
}

/** Layout of the back office: menu with counters, search, and the session above the page. */
export function AdminFrame({ menu = true, controls, TesterTools, children }: AdminFrameProps) {
  const text = useText()
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { cover, open, close } = useFrameOverlays(menu)
  useEffect(watchPresses, [])
  // Letters typed right after Ctrl+K must not reach the page, where they are keys of the queue.
  useEffect(() => whenIdle(() => void CommandPalette.preload()), [])
  useReportPage(menu)
  return (
    <>
      <SkipLink />
      <PrintPage />
      <Bar>
        {menu && !isWide && (
          <IconButton
            color="inherit"
            aria-label={text('admin.menu.open')}
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon />
          </IconButton>
        )}
        {isMocked && <Environment dir="auto">{text('admin.frame.simulation')}</Environment>}
        <Space />
        {isWide && <TesterTools compact />}
        {menu && (
          <IconButton
            color="inherit"
            aria-label={text('admin.search.title')}
            aria-keyshortcuts="Control+K /"
            onClick={() => open('palette')}
          >
            <SearchIcon />
          </IconButton>
        )}
        <SessionMenu hasPages={menu} onKeys={() => open('keys')} />
      </Bar>
      {menu && isWide && (
        <Column aria-label={text('admin.menu.title')}>
          <AdminMenu />
        </Column>
      )}
      {menu && !isWide && isMenuOpen && <MenuSheet onClose={() => setMenuOpen(false)} />}
      <Main data-beside={menu && isWide} data-edged="">
        {controls}
        <OfflineBar />
        {menu && <AloneNotice />}
        <PhoneBack value={isPhone ? backToList : null}>{children}</PhoneBack>
        {!isWide && <TesterTools />}
      </Main>
      {cover === 'palette' && <CommandPalette onClose={close} onCover={open} />}
      {cover === 'withdrawals' && <WithdrawalsSwitch onClose={close} />}
      {cover === 'keys' && <AdminKeyHelp onClose={close} />}
    </>
  )
}

const backToList = <BackToList />

/** Ctrl+K or / opens the search, ? lists the keys. */
function useFrameOverlays(hasPages: boolean) {
  const [cover, setCover] = useState<FrameOverlay | null>(null)
  const [wanted] = useKeysWanted()
  useEffect(() => {
    if (!hasPages) return undefined
    const listen = (event: KeyboardEvent) => {
      const key = pressedKey(event)
      const isSearch = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k'
      if (!isSearch && !(wanted && isSingleKey(event))) return
      if (isSearch || key === '/') {
        event.preventDefault()
        setCover('palette')
      } else if (key === '?') {
        setCover('keys')
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [hasPages, wanted])
  return { cover, open: setCover, close: () => setCover(null) }
}

/** Pixels. Sticky table heads are below the bar (`ui/table/TableGrid.tsx`). */
const barHeight = 56
const menuWidth = 232

const Bar = styled('header')(({ theme }) => ({
  boxSizing: 'border-box',
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  top: 0,
  height: `calc(${barHeight}px + env(safe-area-inset-top))`,
  paddingTop: 'env(safe-area-inset-top)',
  paddingInline: 12,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.divider}`,
}))

const Environment = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '2px 10px',
  borderRadius: 999,
  // With large text it shrinks in favour of the controls.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  border: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
}))

const Space = styled('span')({ flex: 1 })

const Column = styled('nav')(({ theme }) => ({
  boxSizing: 'border-box',
  position: 'fixed',
  insetBlock: `${barHeight}px 0`,
  insetInlineStart: 0,
  width: menuWidth,
  padding: 12,
  overflowY: 'auto',
  backgroundColor: theme.palette.background.paper,
  borderInlineEnd: `1px solid ${theme.palette.divider}`,
}))

const Main = styled('main')(({ theme }) => ({
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: `calc(${barHeight + 16}px + env(safe-area-inset-top)) 16px 24px`,
  overflowWrap: 'break-word',
  '&[data-beside="true"]': { marginInlineStart: menuWidth },
  // The bar here is lower than on players' pages.
  '& thead th': { top: `${barHeight}px !important` },
  // The page's bar begins at the header.
  [theme.breakpoints.down('sm')]: {
    paddingTop: `calc(${barHeight}px + env(safe-area-inset-top))`,
    paddingInline: phoneEdge,
  },
  [theme.breakpoints.up('lg')]: { paddingInline: 24 },
}))
