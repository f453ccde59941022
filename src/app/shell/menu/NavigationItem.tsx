import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { useText } from '#ui/intl/useText'
import type { MenuGroup, MenuItem } from '#ui/navigation/menuItem'
import { pagesOf, trailTo } from '../../menu/menuTrail'
import { Badge } from '../badges/Badge'
import { NavigationBranch } from './NavigationBranch'
import { navigationRow } from './navigationRow'

interface NavigationItemProps {
  item: MenuItem
  group: MenuGroup
}

/** A section of the bar. One that has a single page leads straight to it. */
export function NavigationItem({ item, group }: NavigationItemProps) {
  const text = useText()
  const { pathname } = useLocation()
  const pages = pagesOf(item)
  const [page] = pages
  if (page === undefined) return null
  if ('items' in item && pages.length > 1) return <NavigationBranch branch={item} group={group} />

  const isSelected = trailTo([group], pathname)?.page.id === page.id
  return (
    <Row to={page.path} aria-current={isSelected ? 'page' : undefined}>
      {item.icon && <item.icon size={18} />}
      {text(item.labelKey)}
      <Badge section={item.id} />
    </Row>
  )
}

const Row = styled(Link)(navigationRow)
