import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useText } from '#ui/intl/useText'
import { findPages } from '../../search/findPages'
import { layout } from '../layout'
import { colours } from '../shellColours'

interface FoundRowsProps {
  wanted: string
  onFollow: () => void
}

/** The pages that the search in the menu finds, each with the names of the branches above it. */
export function FoundRows({ wanted, onFollow }: FoundRowsProps) {
  const text = useText()
  const pages = findPages(wanted, text)
  return (
    <>
      <output>{pages.length === 0 && text('shell.search.none')}</output>
      <List>
        {pages.map(({ id, name, trail }) => (
          <li key={id}>
            <Row to={id} onClick={onFollow}>
              {name}
              <small>{trail}</small>
            </Row>
          </li>
        ))}
      </List>
    </>
  )
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

const Row = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: layout.touchTarget,
  padding: '6px 12px',
  borderRadius: 8,
  textDecoration: 'none',
  color: 'inherit',
  small: { minWidth: 0, textAlign: 'end', color: colours.onMenuMuted },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
})
