import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { rowHeight } from './rowStyles'

/** Placeholder of a loading row. */
export function RowSkeleton() {
  return (
    <Waiting>
      <Skeleton animation={false} width="40%" />
      <Skeleton animation={false} width="90%" />
    </Waiting>
  )
}

const Waiting = styled('div')({
  height: rowHeight,
  boxSizing: 'border-box',
  padding: '14px 20px 0 46px',
})
