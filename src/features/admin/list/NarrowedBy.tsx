import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { SentenceWithData } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'

interface NarrowedByProps {
  /** The filter set by a link, in words. */
  label: string
  /** Path of the whole list. */
  path: string
}

/** Shown above a list that a link has filtered: the filter, and a link to the whole list. */
export function NarrowedBy({ label, path }: NarrowedByProps) {
  const text = useText()
  return (
    <Line>
      <span>
        <SentenceWithData>{label}</SentenceWithData>
      </span>
      <Link to={path}>{text('table.clearFilters')}</Link>
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: '0 0 12px',
  a: { color: theme.palette.primary.readable },
}))
