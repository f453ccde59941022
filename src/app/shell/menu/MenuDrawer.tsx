import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useText } from '#ui/intl/useText'
import { menuBesideBar } from '../../menu/menu'
import { layout } from '../layout'
import { type LazyDrawer, MenuSheet, useLazyDrawer } from '../lazyParts'
import { colours } from '../shellColours'
import { MenuTree } from './MenuTree'

interface MenuDrawerProps {
  isWide: boolean
  state: MenuDrawerState
  onSettings: () => void
}

/**
 * The menu. From lg up it is a column beside the content, without the navigation bar's items. Below lg it is a
 * sheet with all items, which the bottom bar opens.
 */
export function MenuDrawer({ isWide, state, onSettings }: MenuDrawerProps) {
  const text = useText()
  if (!isWide) {
    const { isLoaded, isOpen, hide } = state.sheet
    return isLoaded ? <MenuSheet open={isOpen} onClose={hide} onSettings={onSettings} /> : null
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

export interface MenuDrawerState {
  /** Whether the column is open, from lg up. */
  readonly isOpen: boolean
  readonly toggle: () => void
  /** The drawer over the page, below lg. */
  readonly sheet: LazyDrawer
}

/**
 * Opens by default from lg up, beside the content. Below lg the menu covers the content, so it starts closed.
 */
export function useMenuDrawer(isWide: boolean): MenuDrawerState {
  const [isColumnOpen, setColumnOpen] = useState(true)
  const [wasWide, setWasWide] = useState(isWide)
  const sheet = useLazyDrawer(MenuSheet)
  if (wasWide !== isWide) {
    // After a phone is turned or a window resized, each width starts with its own default.
    setWasWide(isWide)
    setColumnOpen(true)
    sheet.hide()
  }
  return { isOpen: isColumnOpen, toggle: () => setColumnOpen(!isColumnOpen), sheet }
}
