import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { DataText } from './DataText'

export interface Description {
  label: string
  /** As it came from elsewhere: shown in its own direction. */
  value: ReactNode
}

/** Names and values, beside each other where there is room. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <List>
      {items.map(({ label, value }) => (
        <Pair key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <DataText>{value}</DataText> : <bdi>{value}</bdi>}</dd>
        </Pair>
      ))}
    </List>
  )
}

const List = styled('dl')({ margin: 0, display: 'grid', gap: 10 })

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  dt: { color: theme.palette.text.secondary },
  dd: { margin: 0, fontWeight: theme.typography.fontWeightMedium, overflowWrap: 'anywhere' },
  // In a value of another direction a button keeps the page's, by which its icon has its room: mirrored, it says the other.
  'dd button': { direction: 'ltr' },
}))
