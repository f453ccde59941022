import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { type SettingDrafts, webDraftSchema } from '#contract/admin/site'
import { useText } from '#ui/intl/useText'
import { EditForm, FieldGrid } from '../form/EditForm'
import { LineField, NumberField, OnOffField } from '../form/FormFields'
import { MomentField } from '../form/MomentField'
import type { SettingEditing } from '../setting/SettingEditor'

type Web = SettingDrafts['websetting']

/** Name, addresses and notices of the site. */
export function WebForm({ value, mayEdit, save, weigh }: SettingEditing<Web>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(webDraftSchema, undefined, { raw: true }),
    defaultValues: value,
  })
  const { control } = form
  const label = (name: Exclude<keyof Web, 'maintenance' | 'currencyUnit'>) => ({
    name,
    control,
    label: text(`adminSite.web.${name}`),
  })
  return (
    <EditForm form={form} onSave={save} weigh={weigh} mayEdit={mayEdit}>
      <FieldGrid>
        <LineField {...label('siteName')} maxLength={60} />
        <LineField {...label('logoUrl')} optional hint={text('adminSite.form.pictureHint')} />
        <LineField {...label('homeUrl')} optional hint="https://…" />
        <LineField {...label('lineUrl')} optional hint="https://…" />
        <LineField {...label('telegramUrl')} optional hint="https://…" />
        <NumberField {...label('minAge')} />
      </FieldGrid>
      <LineField {...label('announcement')} optional lines={2} />
      <OnOffField
        control={control}
        name="maintenance.on"
        label={text('adminSite.web.maintenance')}
        on
        off={false}
      />
      <FieldGrid>
        <LineField
          control={control}
          name="maintenance.message"
          label={text('adminSite.web.message')}
          required={false}
          maxLength={300}
        />
        <MomentField
          control={control}
          name="maintenance.until"
          label={text('adminSite.provider.maintenanceUntil')}
        />
      </FieldGrid>
    </EditForm>
  )
}
