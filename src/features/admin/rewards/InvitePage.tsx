import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { inviteDraftSchema } from '#contract/admin/rewards'
import type { SettingDrafts } from '#contract/admin/site'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { EditForm, FieldGrid } from '../form/EditForm'
import { BahtField, NumberField, OnOffField } from '../form/FormFields'
import { type SettingEditing, SettingEditor } from '../setting/SettingEditor'

/** Rules for the commission on friends' deposits. */
export function InvitePage() {
  const text = useText()
  return (
    <Page title={text('admin.menu.invite')}>
      <SectionCard title={text('adminOffers.invite.rule')}>
        <SettingEditor name="invite">{(editing) => <InviteForm {...editing} />}</SettingEditor>
      </SectionCard>
    </Page>
  )
}

function InviteForm({ value, mayEdit, save, weigh }: SettingEditing<SettingDrafts['invite']>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(inviteDraftSchema, undefined, { raw: true }),
    defaultValues: value,
  })
  const { control } = form
  return (
    <EditForm form={form} onSave={save} weigh={weigh} mayEdit={mayEdit}>
      <OnOffField
        control={control}
        name="enabled"
        label={text('adminOffers.invite.enabled')}
        on
        off={false}
      />
      <FieldGrid>
        <NumberField
          control={control}
          name="levels.0.percent"
          label={text('adminOffers.invite.percent')}
          unit="%"
        />
        <BahtField
          control={control}
          name="qualifyDeposit"
          label={text('adminOffers.invite.qualifyDeposit')}
        />
        <BahtField control={control} name="minClaim" label={text('adminOffers.invite.minClaim')} />
        <NumberField
          control={control}
          name="attributionDays"
          label={text('adminOffers.invite.attributionDays')}
        />
      </FieldGrid>
    </EditForm>
  )
}
