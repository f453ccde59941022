import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { cardGround } from '../appearance/grounds'

interface TableSkeletonProps {
  rows?: number
}

/** Placeholder of a table: toolbar, head, rows, pager. */
export function TableSkeleton({ rows = 10 }: TableSkeletonProps) {
  return (
    <Frame>
      <Line>
        <Skeleton variant="rounded" height={40} width="min(320px, 60%)" />
      </Line>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <Line key={row}>
          <Skeleton width="28%" height={24} />
          <Skeleton width="34%" height={24} />
          <Skeleton width="18%" height={24} />
        </Line>
      ))}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  ...cardGround(theme),
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  minHeight: 57,
  padding: '0 16px',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
}))
