import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#ui/intl/useText'
import type { MenuItem } from '#ui/navigation/menuItem'
import { pagesOf } from '../../menu/menuTrail'
import { Badge } from '../badges/Badge'
import { bottomTab } from './bottomTab'

interface BottomLinkProps {
  item: MenuItem
  isSelected: boolean
  /** Whether it leads to the page on screen. */
  isHere: boolean
}

/** A section of the bottom bar; leads to the section's first page. */
export const BottomLink = memo(function BottomLink({ item, isSelected, isHere }: BottomLinkProps) {
  const text = useText()
  const [page] = pagesOf(item)
  if (page === undefined) return null
  return (
    <Tab to={page.path} aria-current={isSelected ? (isHere ? 'page' : true) : undefined}>
      {item.icon && <item.icon size={22} />}
      {text(item.labelKey)}
      <Badge section={item.id} />
    </Tab>
  )
})

const Tab = styled(Link)(bottomTab)
