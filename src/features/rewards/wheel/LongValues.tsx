import { styled } from '@mui/material/styles'

interface Props {
  parts: readonly { label: string; value: string }[]
}

/** Labels with long values (hashes, seeds), stacked vertically. */
export function LongValues({ parts }: Props) {
  return (
    <List>
      {parts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="ltr">{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  dt: { ...theme.typography.caption, color: theme.palette.text.secondary },
  dd: { margin: 0, fontFamily: 'monospace', overflowWrap: 'anywhere', textAlign: 'start' },
}))
