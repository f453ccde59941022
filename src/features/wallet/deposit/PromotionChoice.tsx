import { styled } from '@mui/material/styles'
import {
  type AvailablePromotion,
  exampleDeposit,
  type Promotion,
  promotionTerms,
  type Received,
} from '#contract/promotion/promotion'
import type { Wallet } from '#contract/wallet/wallet'
import type { Satang } from '#lib/money'
import { cardGround } from '#ui/appearance/grounds'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PromotionTerms, PromotionTermsLine, WithoutPromotion } from '#ui/money/PromotionTerms'
import { Choices } from '../Choices'

export interface DepositPromotion {
  id: string
  name: string
  /** What it gives and asks for; null while that is not known. */
  promotion: Promotion | null
}

/**
 * What may be chosen with a deposit: one that was received before waits for it, and comes first.
 * While one is played through, or comes with another deposit, there is nothing to choose.
 */
export function depositPromotions({
  active,
  waiting,
  promotions,
}: AvailablePromotion): DepositPromotion[] {
  if (active || waiting?.depositId) return []
  const choices = promotions
    .filter(({ PromotionType }) => PromotionType !== 'freecredit')
    .map((promotion) => ({ id: promotion.PromotionID, name: promotion.PromotionName, promotion }))
  if (waiting === null) return choices
  const { PromotionID: id, PromotionName: name } = waiting
  const promotion = promotions.find(({ PromotionID }) => PromotionID === id) ?? null
  return [{ id, name, promotion }, ...choices.filter((choice) => choice.id !== id)]
}

interface PromotionChoiceProps {
  offered: readonly DepositPromotion[]
  /** The one that was received before, if there is one. */
  waiting: Received | null
  wallet: Wallet
  /** What is typed; null while that is no amount. */
  amount: Satang | null
  value: string
  onChange: (promotionId: string) => void
  error: string | null
}

/** With a bonus, or expressly without one; what either means stands there before it is chosen. */
export function PromotionChoice(props: PromotionChoiceProps) {
  const { offered, waiting, wallet, amount, value, onChange, error } = props
  const text = useText()
  const chosen = offered.find(({ id }) => id === value)
  return (
    <>
      <Choices
        legend={text('wallet.deposit.promotion')}
        name="promotion"
        value={value}
        onChange={onChange}
        error={error}
        choices={[
          {
            value: '',
            label: text('wallet.deposit.noPromotion'),
            note: <WithoutPromotion wallet={wallet} waiting={waiting} />,
          },
          ...offered.map((each) => ({
            value: each.id,
            label: each.name,
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
      <Chosen aria-live="polite">
        {chosen && <WholeTerms offered={chosen} wallet={wallet} amount={amount} />}
      </Chosen>
    </>
  )
}

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
}

function WholeTerms({ offered: { name, promotion }, wallet, amount }: WholeTermsProps) {
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
      <PromotionTerms terms={terms} />
    </Box>
  )
}

const Chosen = styled('div')({ marginBottom: 16 })

const Box = styled('div')(({ theme }) => ({
  padding: 16,
  ...cardGround(theme),
}))

const Name = styled('p')(({ theme }) => ({ ...theme.typography.h5, margin: '0 0 8px' }))
