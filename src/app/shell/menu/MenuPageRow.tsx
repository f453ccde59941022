import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { plainPath } from '#lib/paths/entrance'
import { useText } from '#ui/intl/useText'
import type { MenuGroup, MenuPage } from '#ui/navigation/menuItem'
import { tabIntoSight } from '#ui/page/tabIntoSight'
import { trailTo } from '../../menu/menuTrail'
import { menuRow } from './menuRow'

interface MenuPageRowProps {
  page: MenuPage
  groups: readonly MenuGroup[]
  onFollow: (() => void) | undefined
}

/** A page of the menu; selected when the URL says so. */
export function MenuPageRow({ page, groups, onFollow }: MenuPageRowProps) {
  const text = useText()
  const { pathname } = useLocation()
  const isSelected = trailTo(groups, pathname)?.page.id === page.id
  const isHere = plainPath(pathname) === page.path
  return (
    <Row
      // The column beside the content goes on from page to page; the sheet begins with its own buttons.
      ref={isSelected && !onFollow ? tabIntoSight : undefined}
      to={page.path}
      aria-current={isSelected ? (isHere ? 'page' : true) : undefined}
      onClick={onFollow}
    >
      {page.icon && <page.icon size={20} />}
      {text(page.labelKey)}
    </Row>
  )
}

const Row = styled(Link)(menuRow)
