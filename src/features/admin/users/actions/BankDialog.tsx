import { useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { isBookNumber } from '#contract/site/site'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useBanksQuery, useSetPlayerBankMutation } from '../../api/peopleCalls'
import { DecisionDialog } from '../../decision/DecisionDialog'
import type { PlayerDialogProps } from './playerDialog'

/** Gives a player another bank account; withdrawals on their way keep the old one. */
export function BankDialog({ player, onClose }: PlayerDialogProps) {
  const text = useText()
  const banks = useBanksQuery()
  const [setBank] = useSetPlayerBankMutation()
  const [values, setValues] = useState({
    bank_name: player.bank_name,
    book_number: player.book_number,
    book_name: player.name,
  })
  const [isWrong, setWrong] = useState(false)
  const change = (name: keyof typeof values) => (value: string) =>
    setValues((now) => ({ ...now, [name]: value }))
  const bank = banks.data?.value.value.find(({ bank_name }) => bank_name === values.bank_name)
  const fits = bank !== undefined && isBookNumber(values.book_number, bank)
  const { userId, bankChangedAt } = player
  return (
    <DecisionDialog
      title={text('adminPeople.do.bank')}
      about={`bank:${player.userId}`}
      summary={
        <>
          <p>{text('adminPeople.bankSummary', { name: player.name })}</p>
          <LoadArea state={loadState(banks)} skeleton={<SkeletonLines lines={2} />}>
            {({ value }) => (
              <SelectField
                label={text('admin.withdrawals.bank')}
                name="bank_name"
                value={values.bank_name}
                options={value.map(({ bank_name }) => ({ value: bank_name, label: bank_name }))}
                onChange={change('bank_name')}
              />
            )}
          </LoadArea>
          <Field
            label={text('admin.withdrawals.number')}
            name="book_number"
            inputMode="numeric"
            maxLength={30}
            required
            error={isWrong && !fits ? text('admin.error.booknumberinvalid') : null}
            value={values.book_number}
            onChange={change('book_number')}
          />
          <Field
            label={text('admin.withdrawals.holder')}
            name="book_name"
            maxLength={120}
            required
            error={
              isWrong && values.book_name.trim() === '' ? text('adminPeople.nameRequired') : null
            }
            value={values.book_name}
            onChange={change('book_name')}
          />
        </>
      }
      confirmLabel={text('adminPeople.do.bank')}
      asks={reason}
      reasonReader="staff"
      send={(input) => {
        const isRight = fits && values.book_name.trim() !== ''
        setWrong(!isRight)
        if (!isRight) return null
        return setBank({
          ...input,
          ...values,
          reason: input.reason ?? '',
          userId,
          bankChangedAt: bankChangedAt === null ? null : new Date(bankChangedAt).toISOString(),
        })
      }}
      done={text('adminPeople.done.bank')}
      onClose={onClose}
    />
  )
}

const reason = ['reason'] as const
