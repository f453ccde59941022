import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Promotion } from '../../../contract/promotion'
import { bahtFromSatang, satangFromBaht } from '../../../lib/money'
import { useText } from '../../../ui/intl/useText'
import { AmountField } from '../../../ui/money/AmountField'
import { readAmount } from '../../../ui/money/amount'
import { SectionCard } from '../../../ui/page/SectionCard'
import { OutcomeFacts } from './OutcomeFacts'

interface Props {
  promotion: Promotion
}

const usual = [100, 300, 500, 1000].map(satangFromBaht)
const firstTry = satangFromBaht(500)
/** What free credit asks for. */
const nothing = satangFromBaht(0)

/** “If I deposit X, what do I get, and what for?” Works without a network: the rule is in the promotion. */
export function Calculator({ promotion }: Props) {
  const text = useText()
  const { minDeposit, PromotionType } = promotion
  const [typed, setTyped] = useState(() => String(bahtFromSatang(firstOf(promotion))))
  const { amount, problem } = readAmount(typed)
  if (PromotionType === 'freecredit') {
    return (
      <SectionCard title={text('promotion.calculator.title')}>
        <OutcomeFacts promotion={promotion} deposit={nothing} />
      </SectionCard>
    )
  }
  return (
    <SectionCard title={text('promotion.calculator.title')}>
      <AmountField
        label={text('promotion.calculator.deposit')}
        name="deposit"
        value={typed}
        onChange={setTyped}
        suggestions={usual.filter((each) => each >= minDeposit)}
        error={problem === null ? null : text(`refusal.${problem}`)}
      />
      <div aria-live="polite">
        {amount !== null && <OutcomeFacts promotion={promotion} deposit={amount} />}
      </div>
      <Note>{text('promotion.calculator.note')}</Note>
    </SectionCard>
  )
}

/** A usual deposit, or the smallest that counts where that is more. */
function firstOf({ minDeposit }: Promotion) {
  return minDeposit > firstTry ? minDeposit : firstTry
}

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '12px 0 0',
  color: theme.palette.text.secondary,
}))
