import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { type TransferBankDraft, transferBankDraftSchema } from '#contract/admin/site'
import { satangFromBaht } from '#lib/money'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { BankMark } from '#ui/money/BankMark'
import { EditForm, FieldGrid } from '../form/EditForm'
import { BahtField, LineField, NumberField, ShownField } from '../form/FormFields'
import { nextNumber, OnOffChip, type RowFormProps, RowsEditor } from '../setting/RowsEditor'
import type { SettingEditing } from '../setting/SettingEditor'

/** The operator's own accounts, to which players send their deposits. */
export function TransferBankRows({ editing }: { editing: SettingEditing<TransferBankDraft[]> }) {
  const text = useText()
  const format = useFormat()
  return (
    <RowsEditor
      editing={editing}
      keyOf={({ transferBankID }) => transferBankID}
      nameOf={({ bank_name, book_number }) => `${bank_name} ${book_number}`}
      makeRow={() => newTransferBank(editing.value)}
      addLabel={text('adminSite.transfer.add')}
      Form={TransferBankForm}
    >
      {(row) => (
        <>
          <BankMark bank={row.bank_name} size={24} /> <DataText>{row.bank_name}</DataText> ·{' '}
          <bdi>{row.book_number}</bdi> · <DataText>{row.book_name}</DataText> ·{' '}
          <bdi>{format.money(satangFromBaht(row.minDeposit))}</bdi> –{' '}
          <bdi>{format.money(satangFromBaht(row.maxDeposit))}</bdi> · {row.openFrom}–{row.openTo}{' '}
          <OnOffChip status={row.status} />
        </>
      )}
    </RowsEditor>
  )
}

function TransferBankForm({ row, mayEdit, onSave, weigh }: RowFormProps<TransferBankDraft>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(transferBankDraftSchema, undefined, { raw: true }),
    defaultValues: row,
  })
  const { control } = form
  const clock = text('adminSite.form.clock')
  return (
    <EditForm form={form} onSave={onSave} weigh={weigh} mayEdit={mayEdit}>
      <FieldGrid>
        <LineField control={control} name="bank_code" label={text('adminSite.bank.bank_code')} />
        <LineField control={control} name="bank_name" label={text('adminSite.bank.bank_name')} />
        <LineField
          control={control}
          name="book_number"
          label={text('adminSite.transfer.book_number')}
          maxLength={20}
        />
        <LineField
          control={control}
          name="book_name"
          label={text('adminSite.transfer.book_name')}
        />
        <LineField
          control={control}
          name="promptPayId"
          label={text('adminSite.transfer.promptPayId')}
          maxLength={15}
          optional
        />
        <BahtField
          control={control}
          name="minDeposit"
          label={text('adminSite.transfer.minDeposit')}
        />
        <BahtField
          control={control}
          name="maxDeposit"
          label={text('adminSite.transfer.maxDeposit')}
        />
        <LineField
          control={control}
          name="openFrom"
          label={text('adminSite.form.from')}
          hint={clock}
          maxLength={5}
        />
        <LineField
          control={control}
          name="openTo"
          label={text('adminSite.form.to')}
          hint={clock}
          maxLength={5}
        />
        <NumberField control={control} name="sort" label={text('adminSite.form.sort')} />
      </FieldGrid>
      <ShownField control={control} name="status" />
    </EditForm>
  )
}

function newTransferBank(rows: readonly TransferBankDraft[]): TransferBankDraft {
  const number = nextNumber(rows.map(({ transferBankID }) => transferBankID))
  return {
    transferBankID: `T${number}`,
    bank_name: '',
    bank_code: '',
    book_number: '',
    book_name: '',
    promptPayId: null,
    minDeposit: 50,
    maxDeposit: 50_000,
    openFrom: '00:00',
    openTo: '23:59',
    status: 'off',
    sort: rows.length + 1,
  }
}
