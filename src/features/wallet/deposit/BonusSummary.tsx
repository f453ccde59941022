import { styled } from '@mui/material/styles'
import { exampleDeposit, promotionTerms } from '#contract/promotion/promotion'
import type { Satang } from '#lib/money'
import { clampedAtParentsStart, DataText, SentenceWithData } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { PlainButton } from '#ui/form/PlainButton'
import { GiftIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { FocusKeeper } from '#ui/page/Page'
import { bestPromotion, type DepositPromotion } from './depositPromotions'

interface BonusSummaryProps {
  offered: readonly DepositPromotion[]
  /** The chosen promotion; undefined for none. */
  chosen: DepositPromotion | undefined
  /** The typed amount; null if it is invalid. */
  amount: Satang | null
  onChoose: (promotionId: string) => void
}

/**
 * The bonus and turnover of this deposit, in sight of the button: those of the chosen promotion, or of the best
 * one that the player can choose.
 */
export function BonusSummary({ offered, chosen, amount, onChoose }: BonusSummaryProps) {
  const text = useText()
  const best = amount === null || chosen ? undefined : bestPromotion(offered, amount)
  const shown = chosen ?? best
  return (
    <FocusKeeper>
      {shown && (
        <Line>
          <GiftIcon size={20} />
          <Words>
            <Name>
              {best ? (
                <SentenceWithData>
                  {text('wallet.deposit.bestBonus', { name: best.name })}
                </SentenceWithData>
              ) : (
                <DataText>{shown.name}</DataText>
              )}
            </Name>
            <Bonus offered={shown} amount={amount} />
          </Words>
          {best && (
            <Choose
              type="button"
              aria-label={text('wallet.deposit.chooseName', { name: best.name })}
              onClick={() => onChoose(best.id)}
            >
              {text('wallet.deposit.choose')}
            </Choose>
          )}
        </Line>
      )}
    </FocusKeeper>
  )
}

interface BonusProps extends Pick<BonusSummaryProps, 'amount'> {
  offered: DepositPromotion
}

function Bonus({ offered: { promotion }, amount }: BonusProps) {
  const text = useText()
  const format = useFormat()
  if (promotion === null) return null
  const deposit = amount ?? exampleDeposit(promotion)
  const terms = promotionTerms(promotion, deposit)
  if (terms === null) {
    return (
      <small>{text('promotionTerms.below', { min: format.money(promotion.minDeposit) })}</small>
    )
  }
  return (
    <small>
      {amount === null && `${text('promotionTerms.example', { amount: format.money(deposit) })} · `}
      {text('promotionTerms.bonus')} <Money amount={terms.bonus} />
      {' · '}
      {text('promotionTerms.turnover')} <Money amount={terms.turnover} />
    </small>
  )
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingTop: 8,
  '& > svg': { flexShrink: 0, color: theme.palette.primary.readable },
}))

const Words = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  overflowWrap: 'anywhere',
  small: { ...theme.typography.body2, color: theme.palette.text.secondary },
}))

/** A long name must not make the foot cover the page. */
const Name = styled('span')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  ...clampedAtParentsStart(2),
}))

const Choose = styled(PlainButton)({ flexShrink: 0, padding: '8px 12px' })
