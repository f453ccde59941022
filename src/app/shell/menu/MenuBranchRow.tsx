import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import type { MenuBranch, MenuGroup } from '#ui/navigation/menuItem'
import { selectedIds } from '../../menu/menuTrail'
import { menuRow } from './menuRow'

interface MenuBranchRowProps {
  branch: MenuBranch
  groups: readonly MenuGroup[]
  /** Its items. */
  children: ReactNode
}

/** A heading that opens and closes its items; open by itself around the selected page. */
export function MenuBranchRow({ branch, groups, children }: MenuBranchRowProps) {
  const text = useText()
  const itemsId = useId()
  const [isExpanded, toggle] = useExpanded(groups, branch.id)
  return (
    <>
      <Row type="button" aria-expanded={isExpanded} aria-controls={itemsId} onClick={toggle}>
        {branch.icon && <branch.icon size={20} />}
        <span>{text(branch.labelKey)}</span>
        <ChevronIcon towards={isExpanded ? 'up' : 'down'} size={18} />
      </Row>
      <div id={itemsId}>{isExpanded && children}</div>
    </>
  )
}

const Row = styled('button')(menuRow)

/**
 * Whether a branch is open, and the way to change that. The URL decides; what a person opens or
 * closes by hand holds until the next page.
 */
function useExpanded(groups: readonly MenuGroup[], id: string): [boolean, () => void] {
  const { pathname } = useLocation()
  const [byHand, setByHand] = useState({ pathname, isExpanded: false, isSet: false })
  const isDecided = byHand.isSet && byHand.pathname === pathname
  const isExpanded = isDecided ? byHand.isExpanded : selectedIds(groups, pathname).has(id)
  return [isExpanded, () => setByHand({ pathname, isExpanded: !isExpanded, isSet: true })]
}
