import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { menuBesideBar } from '../../menu/menu'
import { colours } from '../colours'
import { layout } from '../layout'
import { MenuSheet } from '../lazyDrawers'
import { MenuTree } from './MenuTree'
import type { MenuDrawerState } from './useMenuDrawer'

interface MenuDrawerProps {
  isWide: boolean
  state: MenuDrawerState
  onSearch: () => void
  onSettings: () => void
}

/** The menu: a column beside the content from lg up, where the bar has its own part of it; the whole as a sheet below. */
export function MenuDrawer({ isWide, state, ...ways }: MenuDrawerProps) {
  const text = useText()
  if (!isWide) {
    const { isLoaded, isOpen, hide } = state.sheet
    return isLoaded ? <MenuSheet open={isOpen} onClose={hide} {...ways} /> : null
  }
  if (!state.isOpen) return null
  return (
    <Column data-menu="" aria-label={text('shell.menu.more')}>
      <MenuTree groups={menuBesideBar} />
    </Column>
  )
}

const Column = styled('nav')(({ theme }) => ({
  boxSizing: 'border-box',
  position: 'fixed',
  zIndex: theme.zIndex.appBar - 2,
  insetBlock: `${layout.contentTop}px 0`,
  insetInlineStart: 0,
  width: layout.drawer.width,
  padding: 12,
  overflowY: 'auto',
  color: colours.onMenu,
  backgroundColor: colours.menu,
}))
