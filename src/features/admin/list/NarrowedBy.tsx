import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { SentenceWithData } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'

interface NarrowedByProps {
  /** What a link has narrowed the list to, in words. */
  label: string
  /** The whole list. */
  path: string
}

/** Above a list that a link leads to a part of: which part, and the way to the whole. */
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
