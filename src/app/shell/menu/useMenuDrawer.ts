import { useState } from 'react'
import { MenuSheet } from '../lazyDrawers'
import { type LazyDrawer, useLazyDrawer } from '../useLazyDrawer'

export interface MenuDrawerState {
  readonly isOpen: boolean
  readonly toggle: () => void
  /** The drawer over the page, below lg. */
  readonly sheet: LazyDrawer
}

/** Open from lg up, where it stands beside the content, and closed below, where it covers it. */
export function useMenuDrawer(isWide: boolean): MenuDrawerState {
  const [isColumnOpen, setColumnOpen] = useState(true)
  const [wasWide, setWasWide] = useState(isWide)
  const sheet = useLazyDrawer(MenuSheet)
  if (wasWide !== isWide) {
    // A turned phone or a resized window: each width begins with its own default.
    setWasWide(isWide)
    setColumnOpen(true)
    sheet.hide()
  }
  const toggleSheet = sheet.isOpen ? sheet.hide : sheet.show
  return {
    isOpen: isWide ? isColumnOpen : sheet.isOpen,
    toggle: isWide ? () => setColumnOpen(!isColumnOpen) : toggleSheet,
    sheet,
  }
}
