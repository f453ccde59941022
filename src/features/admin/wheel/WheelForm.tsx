import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { wheelDraftSchema } from '#contract/admin/rewards'
import type { SettingDrafts } from '#contract/admin/site'
import { useText } from '#ui/intl/useText'
import { EditForm, FieldGrid } from '../form/EditForm'
import { BahtField, LineField, NumberField, OnOffField } from '../form/FormFields'
import type { SettingEditing } from '../setting/SettingEditor'
import { Segments } from './Segments'
import { WheelOdds } from './WheelOdds'

/** Saved, it is a new version; spins that were made keep theirs. */
export function WheelForm({ value, mayEdit, save, weigh }: SettingEditing<SettingDrafts['wheel']>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(wheelDraftSchema, undefined, { raw: true }),
    defaultValues: value,
  })
  const { control } = form
  const label = (name: 'enabled' | 'pointPerSpin' | 'spinPerDay' | 'resetAt' | 'dailyBudget') => ({
    name,
    control,
    label: text(`adminOffers.wheel.${name}`),
  })
  return (
    <EditForm form={form} onSave={save} weigh={weigh} mayEdit={mayEdit}>
      <OnOffField {...label('enabled')} on off={false} />
      <FieldGrid>
        <NumberField {...label('pointPerSpin')} />
        <NumberField {...label('spinPerDay')} hint={text('adminSite.form.zeroIsNone')} />
        <LineField {...label('resetAt')} maxLength={5} hint={text('adminSite.form.clock')} />
        <BahtField {...label('dailyBudget')} hint={text('adminOffers.wheel.budgetHint')} />
      </FieldGrid>
      <Segments control={control} />
      <WheelOdds control={control} />
    </EditForm>
  )
}
