import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { useLogout } from '#features/account/logout/useLogout'
import { useSentRequests } from '#features/wallet/api/useSentRequests'
import { memberPaths } from '#lib/paths/member'
import { HistoryIcon, LogoutIcon, MenuIcon, SettingsIcon } from '#ui/icons/controls'
import { SearchIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { layout, safeArea } from '../layout'
import type { MenuDrawerState } from '../menu/MenuDrawer'
import { colours } from '../shellColours'
import { HeaderLogo } from './HeaderLogo'
import { HeaderNoticeLink, OfflineChip } from './HeaderNotice'
import { HeaderPlayer } from './HeaderPlayer'
import { RefreshButton } from './RefreshButton'

interface HeaderProps {
  isWide: boolean
  menuDrawer: MenuDrawerState
  onSearch: () => void
  onSettings: () => void
}

/** Fixed at the top: logo, player, balance, refresh, logout. Below lg, search and settings are in the menu. */
export function Header({ isWide, menuDrawer, onSearch, onSettings }: HeaderProps) {
  const text = useText()
  const player = useSelector(selectPlayer)
  return (
    // Material UI keeps elements of this class from jumping when a drawer removes the scrollbar.
    <Bar className="mui-fixed">
      <IconButton
        color="inherit"
        edge={isWide ? 'start' : false}
        aria-label={text(menuDrawer.isOpen ? 'shell.menu.close' : 'shell.menu.open')}
        aria-expanded={menuDrawer.isOpen}
        {...(!isWide && { 'aria-haspopup': 'dialog' as const })}
        onClick={menuDrawer.toggle}
      >
        <MenuIcon />
      </IconButton>
      <HeaderLogo />
      <Notices data-strip={!isWide}>
        <OfflineChip isStrip={!isWide} />
        {player !== null && <SentRequestsLink userId={player.id} isStrip={!isWide} />}
      </Notices>
      {!isWide && <LogoutButton />}
      {player !== null && (
        <>
          <HeaderPlayer player={player} />
          <RefreshButton userId={player.id} />
        </>
      )}
      {isWide && (
        <IconButton
          color="inherit"
          aria-label={text('shell.search.title')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <SearchIcon />
        </IconButton>
      )}
      {isWide && (
        <IconButton
          color="inherit"
          aria-label={text('shell.settings')}
          aria-haspopup="dialog"
          onClick={onSettings}
        >
          <SettingsIcon />
        </IconButton>
      )}
      {isWide && <LogoutButton />}
    </Bar>
  )
}

const Bar = styled('header')(({ theme }) => ({
  boxSizing: 'border-box',
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: '0 0 auto',
  height: `calc(${layout.header.height}px + ${safeArea.top})`,
  padding: `${safeArea.top} max(4px, ${safeArea.sides}) 0`,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  color: colours.onHeader,
  background: colours.header,
  '& .MuiIconButton-root': { width: layout.touchTarget, height: layout.touchTarget, flexShrink: 0 },
  // Doubled to outrank the theme’s own focus ring, which may be invisible on the header’s colours.
  '&& :focus-visible': { outlineColor: 'currentColor' },
  [theme.breakpoints.up('lg')]: {
    height: layout.header.wideHeight,
    padding: '0 16px',
    gap: 8,
  },
}))

const Notices = styled('div')({
  display: 'flex',
  gap: 8,
  '&[data-strip="true"]': { position: 'absolute', inset: '100% 0 auto', display: 'block' },
})

function LogoutButton() {
  const text = useText()
  const { logOut, question } = useLogout()
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={text('shell.logout')}
        title={text('shell.logout')}
        onClick={logOut}
      >
        <LogoutIcon />
      </IconButton>
      {question}
    </>
  )
}

/** Shows on every page that requests are without a final answer, and links to the history. */
function SentRequestsLink({ userId, isStrip }: { userId: string; isStrip: boolean }) {
  const text = useText()
  const count = useSentRequests(userId).length
  return (
    <output>
      {count > 0 && (
        <HeaderNoticeLink to={memberPaths.history} data-strip={isStrip}>
          <HistoryIcon size={isStrip ? 14 : 18} />
          {text('shell.unknownRequests', { count })}
        </HeaderNoticeLink>
      )}
    </output>
  )
}
