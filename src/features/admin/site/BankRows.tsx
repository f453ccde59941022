import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { type BankDraft, bankDraftSchema } from '#contract/admin/site'
import { DataText } from '#ui/display/DataText'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { BankMark } from '#ui/money/BankMark'
import { EditForm, FieldGrid } from '../form/EditForm'
import { LineField, ShownField, useStaffField } from '../form/FormFields'
import { nextNumber, OnOffChip, type RowFormProps, RowsEditor } from '../setting/RowsEditor'
import type { SettingEditing } from '../setting/SettingEditor'

/** Banks that players' accounts may be at. Banks used in the history are disabled, not deleted. */
export function BankRows({ editing }: { editing: SettingEditing<BankDraft[]> }) {
  const text = useText()
  return (
    <RowsEditor
      editing={editing}
      keyOf={({ bankID }) => bankID}
      nameOf={({ bank_name }) => bank_name}
      makeRow={() => newBank(editing.value)}
      addLabel={text('adminSite.bank.add')}
      Form={BankForm}
    >
      {({ bank_code, bank_name, digits, status }) => (
        <>
          <BankMark bank={bank_name} size={24} /> <bdi>{bank_code}</bdi> ·{' '}
          <DataText>{bank_name}</DataText> · {digits.join(', ')} <OnOffChip status={status} />
        </>
      )}
    </RowsEditor>
  )
}

function BankForm({ row, mayEdit, onSave }: RowFormProps<BankDraft>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(bankDraftSchema, undefined, { raw: true }),
    defaultValues: row,
  })
  const { control } = form
  const digits = useStaffField({ control, name: 'digits' })
  return (
    <EditForm form={form} onSave={onSave} mayEdit={mayEdit}>
      <FieldGrid>
        <LineField control={control} name="bank_code" label={text('adminSite.bank.bank_code')} />
        <LineField control={control} name="bank_name" label={text('adminSite.bank.bank_name')} />
        <LineField
          control={control}
          name="bank_name_en"
          label={text('adminSite.bank.bank_name_en')}
          optional
        />
        <Field
          label={text('adminSite.bank.digits')}
          name="digits"
          hint={text('adminSite.bank.digitsHint')}
          inputMode="numeric"
          error={digits.error}
          value={String(digits.value).replaceAll('NaN', '')}
          onChange={(typed) =>
            digits.onChange(
              typed === '' ? [] : typed.split(',').map((part) => Number.parseInt(part, 10)),
            )
          }
        />
      </FieldGrid>
      <ShownField control={control} name="status" />
    </EditForm>
  )
}

function newBank(rows: readonly BankDraft[]): BankDraft {
  const number = nextNumber(rows.map(({ bankID }) => bankID))
  return {
    bankID: `B${String(number).padStart(2, '0')}`,
    bank_code: '',
    bank_name: '',
    bank_name_en: null,
    logo: null,
    digits: [10],
    status: 'off',
  }
}
