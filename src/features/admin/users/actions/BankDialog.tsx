import { useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { type Bank, isBookNumber, plainBookNumber } from '#contract/site/site'
import { SentenceWithData } from '#ui/display/DataText'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useBanksQuery, useSetPlayerBankMutation } from '../../api/peopleCalls'
import { DecisionDialog } from '../../decision/DecisionDialog'
import { useDraftOver } from '../../form/draft'
import type { PlayerDialogProps } from './playerDialog'

/** Changes a player's bank account; withdrawals in progress keep the old one. */
export function BankDialog({ player, onClose }: PlayerDialogProps) {
  const text = useText()
  const banks = useBanksQuery()
  const [setBank] = useSetPlayerBankMutation()
  // The account when the dialog opened: a colleague's change must not be overwritten unseen.
  const [{ userId, name, bank_name, book_number, bankChangedAt }] = useState(player)
  const before = { bank_name, book_number, book_name: name }
  // A draft for another account is not applied to this one.
  const about = `bank:${userId}:${bankChangedAt ?? ''}`
  const { valueOf, change } = useDraftOver(about, before)
  const values = {
    bank_name: valueOf('bank_name'),
    book_number: valueOf('book_number'),
    book_name: valueOf('book_name'),
  }
  const [isWrong, setWrong] = useState(false)
  const bank = banks.data?.value.value.find(({ bank_name }) => bank_name === values.bank_name)
  const isOffered = ({ bank_name: name, status }: Bank) => status === 'on' || name === bank_name
  const isBankOff = bank !== undefined && !isOffered(bank)
  const fits = bank !== undefined && isBookNumber(values.book_number, bank)
  const isSame = plainAccount(values) === plainAccount(before)
  const numberError = isSame ? text('adminPeople.bankSame') : text('admin.error.booknumberinvalid')
  return (
    <DecisionDialog
      title={text('adminPeople.do.bank')}
      about={about}
      summary={
        <>
          <p>
            <SentenceWithData>{text('adminPeople.bankSummary', { name })}</SentenceWithData>
          </p>
          <LoadArea state={loadState(banks)} skeleton={<SkeletonLines lines={2} />}>
            {({ value }) => (
              <SelectField
                label={text('admin.withdrawals.bank')}
                name="bank_name"
                value={values.bank_name}
                options={value
                  .filter((each) => isOffered(each) || each === bank)
                  .map(({ bank_name }) => ({ value: bank_name, label: bank_name }))}
                error={isBankOff ? text('adminPeople.bankOff') : null}
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
            error={isWrong && (isSame || !fits) ? numberError : null}
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
        const isRight = fits && !isBankOff && !isSame && values.book_name.trim() !== ''
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

/** Normalises an account: spaces and dashes in a number make no difference. */
function plainAccount(account: { bank_name: string; book_number: string; book_name: string }) {
  const { bank_name, book_number, book_name } = account
  return JSON.stringify([bank_name, plainBookNumber(book_number), book_name.trim()])
}
