import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { UpdatedAt } from '#ui/load/LoadArea'

/** The time of the figures, and in which time zone their days begin. */
export function AsOfBangkok({ updatedAt }: { updatedAt: number }) {
  const text = useText()
  return (
    <Line>
      <UpdatedAt updatedAt={updatedAt} isStale={false} />{' '}
      <span>{text('adminReports.bangkok')}</span>
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  margin: 0,
  color: theme.palette.text.secondary,
}))
