import { useState } from 'react'
import { bahtFromSatang } from '#lib/money'
import { DataText } from '#ui/display/DataText'
import { SelectField } from '#ui/form/SelectField'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { AmountField, readAmount } from '#ui/money/AmountField'
import { useAdjustMutation } from '../../api/moneyCalls'
import { DecisionDialog } from '../../decision/DecisionDialog'
import { useStaffDraft } from '../../form/draft'
import type { PlayerDialogProps } from './playerDialog'

/** Adds or subtracts credit manually; a large change waits for a second person. */
export function AdjustDialog({ player, onClose }: PlayerDialogProps) {
  const text = useText()
  const format = useFormat()
  const [adjust] = useAdjustMutation()
  const about = `adjust:${player.userId}`
  const draft = useStaffDraft(about)
  const direction = draft.typed('direction') === 'subtract' ? 'subtract' : 'add'
  const typed = draft.typed('amount')
  const change = (name: 'direction' | 'amount') => (value: string) => draft.type(name, value)
  const [isWrong, setWrong] = useState(false)
  const { amount, error } = readAmount(typed, format.locale)
  return (
    <DecisionDialog
      title={text('adminPeople.do.adjust')}
      about={about}
      summary={
        <>
          <p>
            <strong>
              <DataText>{player.name}</DataText>
            </strong>
            {' · '}
            {text('adminPeople.credit')}: <bdi>{format.money(player.wallet.credit)}</bdi>
          </p>
          <SelectField
            label={text('adminPeople.direction')}
            name="direction"
            value={direction}
            options={(['add', 'subtract'] as const).map((value) => ({
              value,
              label: text(`adminPeople.direction.${value}`),
            }))}
            onChange={change('direction')}
          />
          <AmountField
            label={text('admin.column.amount')}
            name="amount"
            error={isWrong && error !== null ? text('admin.error.amountinvalid') : null}
            value={typed}
            onChange={change('amount')}
          />
        </>
      }
      confirmLabel={text(`adminPeople.direction.${direction}`)}
      destructive={direction === 'subtract'}
      asks={asks}
      weight={amount !== null ? { limit: 'adjustUpTo', pool: 'adjustment', cost: amount } : null}
      send={({ reason = '', ...input }) => {
        setWrong(amount === null)
        if (amount === null) return null
        const baht = bahtFromSatang(amount)
        const { userId } = player
        return adjust({ ...input, userId, direction, amount: baht, reason })
      }}
      done={text('adminPeople.done.adjust')}
      onClose={onClose}
    />
  )
}

const asks = ['reason', 'password'] as const
