import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuGroup } from '#ui/navigation/menuItem'
import { selectedIds } from '../../menu/menuTrail'

/**
 * Whether a branch is open, and the way to change that. The URL decides; what a person opens or
 * closes by hand holds until the next page.
 */
export function useExpanded(groups: readonly MenuGroup[], id: string): [boolean, () => void] {
  const { pathname } = useLocation()
  const [byHand, setByHand] = useState({ pathname, isExpanded: false, isSet: false })
  const isDecided = byHand.isSet && byHand.pathname === pathname
  const isExpanded = isDecided ? byHand.isExpanded : selectedIds(groups, pathname).has(id)
  return [isExpanded, () => setByHand({ pathname, isExpanded: !isExpanded, isSet: true })]
}
