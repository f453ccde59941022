import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { columnWidth } from './boardSizes'

/** Four columns still to come. */
export function BoardSkeleton() {
  return (
    <Strip>
      {[3, 3, 2, 2].map((cards, column) => (
        <Column key={column}>
          <Skeleton height={32} width="60%" />
          {Array.from({ length: cards }, (_, card) => (
            <Skeleton key={card} variant="rounded" height={128} />
          ))}
        </Column>
      ))}
    </Strip>
  )
}

const Strip = styled('div')({ display: 'flex', gap: 12, marginTop: 48, overflow: 'hidden' })

const Column = styled('div')({
  flex: `1 0 ${columnWidth.least}px`,
  maxWidth: columnWidth.most,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '@media (max-width: 599.95px)': { flex: '0 0 84%' },
})
