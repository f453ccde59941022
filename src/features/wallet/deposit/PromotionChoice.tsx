import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useRequireTurnover } from '#api/session/setting'
import { exampleDeposit, promotionTerms, type Received } from '#contract/promotion/promotion'
import type { Wallet } from '#contract/wallet/wallet'
import type { Satang } from '#lib/money'
import { cardGround } from '#ui/appearance/grounds'
import { DataText } from '#ui/display/DataText'
import { OptionCards } from '#ui/form/OptionCards'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PromotionTerms, PromotionTermsLine, WithoutPromotion } from '#ui/money/PromotionTerms'
import { FocusKeeper } from '#ui/page/Page'
import { bestFew, type DepositPromotion } from './depositPromotions'

interface PromotionChoiceProps {
  offered: readonly DepositPromotion[]
  /** The promotion claimed earlier that waits for a deposit, if any. */
  waiting: Received | null
  wallet: Wallet
  /** The typed amount; null if it is invalid. */
  amount: Satang | null
  value: string
  onChange: (promotionId: string) => void
  error: string | null
}

/**
 * Chooses a bonus, or expressly none. The consequences of each are shown before the choice. Of many promotions,
 * only the best few for the amount are listed at first.
 */
export function PromotionChoice(props: PromotionChoiceProps) {
  const { offered, waiting, wallet, amount, value, onChange, error } = props
  const text = useText()
  const requireTurnover = useRequireTurnover()
  const [isWhole, setWhole] = useState(false)
  const chosen = offered.find(({ id }) => id === value)
  const few = bestFew(offered, amount, [value, waiting?.PromotionID])
  const isFolded = !isWhole && few.length < offered.length
  return (
    <FocusKeeper>
      <OptionCards
        legend={text('wallet.deposit.promotion')}
        name="promotion"
        value={value}
        onChange={onChange}
        error={error}
        options={[
          {
            value: '',
            label: text('wallet.deposit.noPromotion'),
            note: (
              <WithoutPromotion
                wallet={wallet}
                waiting={waiting}
                requireTurnover={requireTurnover}
              />
            ),
          },
          ...(isFolded ? few : offered).map((each) => ({
            value: each.id,
            label: <DataText>{each.name}</DataText>,
            note: (
              <>
                {each.id === waiting?.PromotionID && (
                  <span>{text('wallet.deposit.promotionWaiting', { name: each.name })} </span>
                )}
                <ShortTerms offered={each} amount={amount} />
              </>
            ),
          })),
        ]}
      />
      {isFolded && (
        <More>
          <Button onClick={() => setWhole(true)}>
            {text('wallet.deposit.allPromotions', { count: offered.length })}
          </Button>
        </More>
      )}
      <Chosen aria-live="polite">
        {chosen && (
          <WholeTerms
            offered={chosen}
            wallet={wallet}
            amount={amount}
            requireTurnover={requireTurnover}
          />
        )}
      </Chosen>
    </FocusKeeper>
  )
}

const More = styled('p')({
  display: 'grid',
  margin: '-12px 0 16px',
  '& > button': { minHeight: 44 },
})

function ShortTerms({
  offered: { promotion },
  amount,
}: {
  offered: DepositPromotion
  amount: Satang | null
}) {
  const text = useText()
  const format = useFormat()
  if (promotion === null) return null
  const deposit = amount ?? exampleDeposit(promotion)
  const terms = promotionTerms(promotion, deposit)
  if (terms === null) {
    return text('promotionTerms.below', { min: format.money(promotion.minDeposit) })
  }
  return (
    <span>
      {text('promotionTerms.example', { amount: format.money(deposit) })}
      {' · '}
      <PromotionTermsLine terms={terms} />
    </span>
  )
}

interface WholeTermsProps {
  offered: DepositPromotion
  wallet: Wallet
  amount: Satang | null
  requireTurnover: boolean
}

function WholeTerms({
  offered: { name, promotion },
  wallet,
  amount,
  requireTurnover,
}: WholeTermsProps) {
  const text = useText()
  const format = useFormat()
  if (promotion === null) return null
  const deposit = amount ?? exampleDeposit(promotion)
  const terms = promotionTerms(promotion, deposit, wallet)
  if (terms === null) return null
  return (
    <Box>
      <Name>
        <DataText>{name}</DataText>
        {' · '}
        {text('promotionTerms.example', { amount: format.money(deposit) })}
      </Name>
      <PromotionTerms terms={terms} requireTurnover={requireTurnover} />
    </Box>
  )
}

const Chosen = styled('div')({ marginBottom: 16 })

const Box = styled('div')(({ theme }) => ({
  padding: 16,
  ...cardGround(theme),
}))

const Name = styled('p')(({ theme }) => ({ ...theme.typography.h5, margin: '0 0 8px' }))
