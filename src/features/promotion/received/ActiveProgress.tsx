import { styled } from '@mui/material/styles'
import type { ActivePromotion } from '../../../contract/promotion'
import { turnoverOf } from '../../../contract/turnover'
import { Facts } from '../../../ui/display/Facts'
import { Meter } from '../../../ui/display/Meter'
import { Money } from '../../../ui/display/Money'
import { useFormat } from '../../../ui/intl/useFormat'
import { useText } from '../../../ui/intl/useText'
import { Validity } from './Validity'

interface Props {
  promotion: ActivePromotion
}

export function ActiveProgress({ promotion }: Props) {
  const text = useText()
  const format = useFormat()
  const { PromotionName, bonus, maxWithdraw, expiresAt } = promotion
  const { done, required, left, share } = turnoverOf(promotion)
  return (
    <Stack>
      <Name>
        <bdi>{PromotionName}</bdi>
      </Name>
      <Meter
        share={share}
        note={format.percent(share)}
        label={text('promotion.progress.turnover', {
          done: format.money(done),
          required: format.money(required),
        })}
      />
      <Facts
        facts={[
          { label: text('promotion.progress.left'), value: <Money amount={left} /> },
          { label: text('promotion.progress.bonus'), value: <Money amount={bonus} /> },
          {
            label: text('promotion.progress.maxWithdraw'),
            value:
              maxWithdraw > 0 ? (
                <Money amount={maxWithdraw} />
              ) : (
                text('promotion.calculator.unlimited')
              ),
          },
        ]}
      />
      {expiresAt !== null && <Validity until={expiresAt} />}
    </Stack>
  )
}

const Stack = styled('div')({ display: 'grid', gap: 12 })

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))
