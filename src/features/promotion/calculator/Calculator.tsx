import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { exampleDeposit, type Promotion } from '#contract/promotion/promotion'
import { bahtFromSatang, satangFromBaht } from '#lib/money'
import { useLocale, useText } from '#ui/intl/useText'
import { AmountField, readAmount } from '#ui/money/AmountField'
import { SectionCard } from '#ui/page/SectionCard'
import { Terms } from '../terms/Terms'

interface Props {
  userId: string
  promotion: Promotion
}

const usual = [100, 300, 500, 1000].map(satangFromBaht)

/** “If I deposit X, what do I get, and on what terms?” Works offline: the promotion contains its own rules. */
export function Calculator({ userId, promotion }: Props) {
  const text = useText()
  const { minDeposit, PromotionType } = promotion
  const example = exampleDeposit(promotion)
  const [typed, setTyped] = useState(() => String(bahtFromSatang(example)))
  const { amount, error } = readAmount(typed, useLocale())
  if (PromotionType === 'freecredit') {
    return (
      <SectionCard title={text('promotion.calculator.title')}>
        <Terms userId={userId} promotion={promotion} deposit={example} />
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
        error={error === null ? null : text(`errorCode.${error}`)}
      />
      <div aria-live="polite">
        {amount !== null && <Terms userId={userId} promotion={promotion} deposit={amount} />}
      </div>
      <Note>{text('promotion.calculator.note')}</Note>
    </SectionCard>
  )
}

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '12px 0 0',
  color: theme.palette.text.secondary,
}))
