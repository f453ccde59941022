import { styled } from '@mui/material/styles'
import type { Satang } from '#lib/money'
import { type Description, DescriptionList } from '../display/DataText'
import { Money } from '../display/Money'
import { useText } from '../intl/useText'

export interface CreditPartsProps {
  /** `own + bonus = credit`; both null if the provider keeps no separate bonus. */
  wallet: { credit: Satang; own: Satang | null; bonus: Satang | null; locked: Satang }
  /** Further amounts of the same wallet. */
  also?: readonly Description[]
  /** False if the credit itself is shown right above. */
  withCredit?: boolean
}

/** Shows what a player's credit is made of, and how much of it turnover locks. */
export function CreditParts({ wallet, also = [], withCredit = true }: CreditPartsProps) {
  const text = useText()
  const { credit, own, bonus, locked } = wallet
  const parts = [
    { label: text('money.credit'), amount: withCredit ? credit : null },
    { label: text('money.own'), amount: own },
    { label: text('money.bonus'), amount: bonus },
    { label: text('money.locked'), amount: locked },
  ]
  return (
    <Space>
      <DescriptionList
        items={[
          ...parts.flatMap(({ label, amount }) =>
            amount === null ? [] : [{ label, value: <Money amount={amount} /> }],
          ),
          ...also,
        ]}
      />
    </Space>
  )
}

const Space = styled('div')({ marginBlockStart: 12 })
