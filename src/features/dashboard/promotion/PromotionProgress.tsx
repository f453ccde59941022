import { styled } from '@mui/material/styles'
import type { ActivePromotion } from '#contract/promotion/promotion'
import { turnoverProgress } from '#contract/promotion/terms'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { TurnoverProgress } from '#ui/money/TurnoverLocks'
import { Expiry } from './Expiry'

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

const Name = styled('p')(({ theme }) => ({ ...theme.typography.h5, margin: '0 0 4px' }))

const Line = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
