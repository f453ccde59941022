import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { type ActivePromotion, turnoverProgress } from '#contract/promotion/promotion'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { TurnoverProgress } from '#ui/money/TurnoverLocks'
import { useNow } from '#ui/time/useNow'

interface Props {
  promotion: Omit<ActivePromotion, 'receivedAt'>
}

export function PromotionProgress({ promotion }: Props) {
  const text = useText()
  const format = useFormat()
  const turnover = turnoverProgress(promotion)
  return (
    <>
      <Name>
        <DataText>{promotion.PromotionName}</DataText>
      </Name>
      <Line>{text('dashboard.promotion.bonus', { amount: format.money(promotion.bonus) })}</Line>
      <TurnoverProgress {...turnover} />
      <Line>
        {turnover.left > 0
          ? text('dashboard.promotion.left', { amount: format.money(turnover.left) })
          : text('dashboard.promotion.complete')}
      </Line>
      {promotion.expiresAt !== null && <Expiry at={promotion.expiresAt} />}
    </>
  )
}

/** As high as the content in every language. On a phone, done and required turnover take two lines. */
export function PromotionSkeleton() {
  return (
    <>
      <Name>
        <Skeleton width="70%" />
      </Name>
      <Skeleton width="50%" />
      <Bar>
        <Skeleton />
        <Skeleton />
        <Skeleton variant="rounded" height={10} />
      </Bar>
      <Skeleton width="70%" />
      <Skeleton width="90%" />
      <Parts>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Parts>
    </>
  )
}

const Bar = styled('div')(({ theme }) => ({
  margin: '12px 0 8px',
  '& > :last-child': { marginTop: 6 },
  [theme.breakpoints.up('md')]: { '& > :first-of-type': { display: 'none' } },
}))

const Parts = styled('div')({ display: 'grid', gap: 12, marginBlockStart: 12 })

const Name = styled('p')(({ theme }) => ({ ...theme.typography.h5, margin: '0 0 4px' }))

const Line = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))

interface ExpiryProps {
  /** Milliseconds since 1970. */
  at: number
}

/** Shows the time left and the exact end. */
function Expiry({ at }: ExpiryProps) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const time = format.dateTime(at)
  return (
    <Line>
      {at > now
        ? text('dashboard.promotion.expires', { distance: format.relative(at, now), time })
        : text('dashboard.promotion.expired', { time })}
    </Line>
  )
}
