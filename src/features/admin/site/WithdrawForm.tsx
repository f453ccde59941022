import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { type SettingDrafts, withdrawDraftSchema } from '#contract/admin/site'
import { useText } from '#ui/intl/useText'
import { EditForm, FieldGrid } from '../form/EditForm'
import { BahtField, LineField, NumberField, OnOffField } from '../form/FormFields'
import type { SettingEditing } from '../setting/SettingEditor'

type Withdraw = SettingDrafts['withdraw']

/** Amounts, number and hours of withdrawals. */
export function WithdrawForm({ value, mayEdit, save, weigh }: SettingEditing<Withdraw>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(withdrawDraftSchema, undefined, { raw: true }),
    // A registered field without a value would make the form look changed.
    defaultValues: { closed: false, ...value },
  })
  const label = (name: keyof Withdraw) => ({
    name,
    control: form.control,
    label: text(`adminSite.withdraw.${name}`),
  })
  const clock = text('adminSite.form.clock')
  return (
    <EditForm form={form} onSave={save} weigh={weigh} mayEdit={mayEdit}>
      <OnOffField {...label('closed')} on off={false} />
      <FieldGrid>
        <BahtField {...label('minWithdraw')} />
        <BahtField {...label('maxWithdraw')} />
        <BahtField {...label('maxPerDay')} />
        <NumberField {...label('maxCountPerDay')} />
        <LineField {...label('openFrom')} maxLength={5} hint={clock} />
        <LineField {...label('openTo')} maxLength={5} hint={clock} />
        <BahtField {...label('fee')} />
        <BahtField
          {...label('secondApproveOver')}
          hint={text('adminSite.withdraw.secondApproveHint')}
        />
        <NumberField {...label('holdAfterBankChangeHours')} />
      </FieldGrid>
      <OnOffField {...label('requireTurnover')} on off={false} />
    </EditForm>
  )
}
