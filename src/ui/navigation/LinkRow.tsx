import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { iconPlate } from '../appearance/grounds'
import { ChevronIcon } from '../icons/controls'

interface LinkRowProps {
  /** A path of this app. */
  to: string
  icon: ReactNode
  title: string
  /** Description of the page, or its current state. */
  hint?: string
}

/** A link over the whole width: icon, text, arrow. For use in a `LinkList`. */
export function LinkRow({ to, icon, title, hint }: LinkRowProps) {
  return (
    <Item>
      <Row to={to}>
        {icon}
        <Content>
          <span>{title}</span>
          {hint !== undefined && (
            <Hint>
              <bdi>{hint}</bdi>
            </Hint>
          )}
        </Content>
        <ChevronIcon towards="end" size={18} />
      </Row>
    </Item>
  )
}

const Item = styled('li')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
}))

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '6px 4px',
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '& > svg': { flexShrink: 0, color: theme.palette.text.secondary },
  '& > svg:first-of-type': iconPlate(theme),
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.readable}`, outlineOffset: -3 },
}))

const Content = styled('span')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })

const Hint = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

/** A list of `LinkRow`s. */
export const LinkList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
