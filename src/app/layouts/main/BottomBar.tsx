import { type CSSObject, styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { HomeIcon } from '../../../ui/icons/HomeIcon'
import { MenuIcon } from '../../../ui/icons/MenuIcon'
import { SettingsIcon } from '../../../ui/icons/SettingsIcon'
import { useText } from '../../../ui/intl/useText'
import { landingPath, plainPath } from '../../paths'
import { colours } from './colours'
import { layout, safeArea } from './layout'
import type { MenuDrawerState } from './useMenuDrawer'

interface BottomBarProps {
  menuDrawer: MenuDrawerState
  onSettings: () => void
}

/** The navigation bar of narrow screens: within reach of the thumb, with its labels always shown. */
export function BottomBar({ menuDrawer, onSettings }: BottomBarProps) {
  const text = useText()
  const { pathname } = useLocation()
  const isHome = plainPath(pathname) === landingPath
  return (
    <Bar aria-label={text('shell.navigation')}>
      <Page to={landingPath} aria-current={isHome ? 'page' : undefined}>
        <HomeIcon size={22} />
        {text('shell.home')}
      </Page>
      <Action
        type="button"
        aria-haspopup="dialog"
        aria-expanded={menuDrawer.isOpen}
        onClick={menuDrawer.toggle}
      >
        <MenuIcon size={22} />
        {text('shell.menu.short')}
      </Action>
      <Action type="button" aria-haspopup="dialog" onClick={onSettings}>
        <SettingsIcon size={22} />
        {text('shell.settings')}
      </Action>
    </Bar>
  )
}

const Bar = styled('nav')(({ theme }) => ({
  boxSizing: 'border-box',
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: 'auto 0 0',
  height: `calc(${layout.bottomBar.height}px + ${safeArea.bottom})`,
  paddingBottom: safeArea.bottom,
  display: 'flex',
  justifyContent: 'space-around',
  color: colours.onMenu,
  backgroundColor: colours.menu,
}))

const tab: CSSObject = {
  flex: '1 1 0',
  minWidth: layout.touchTarget,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: 0,
  border: 0,
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
  '&[aria-current]': { fontWeight: 700, boxShadow: `inset 0 3px ${colours.accent}` },
}

const Page = styled(Link)(tab)

const Action = styled('button')(tab)
