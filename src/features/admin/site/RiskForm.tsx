import { valibotResolver } from '@hookform/resolvers/valibot'
import { styled } from '@mui/material/styles'
import { useForm, useWatch } from 'react-hook-form'
import { roles } from '#contract/admin/access'
import { riskRules } from '#contract/admin/money'
import { type RiskDraft, riskDraftSchema } from '#contract/admin/site'
import { CheckboxField } from '#ui/form/CheckboxField'
import { useText } from '#ui/intl/useText'
import { EditForm, FieldGrid } from '../form/EditForm'
import { BahtField, NumberField, OnOffField, useStaffField } from '../form/FormFields'
import type { SettingEditing } from '../setting/SettingEditor'

/** The figure of a rule, if it has one. */
const figures = {
  bankChanged: 'bankChanged.hours',
  littlePlayed: 'littlePlayed.percent',
  friendsPromotion: 'friendsPromotion.friends',
  manyWithdrawals: 'manyWithdrawals.count',
  unusualAmount: 'unusualAmount.times',
} as const

/** Risk badges of withdrawals, and limits above which a second person or a second factor is required. */
export function RiskForm({ value, mayEdit, save, weigh }: SettingEditing<RiskDraft>) {
  const text = useText()
  const form = useForm({
    resolver: valibotResolver(riskDraftSchema, undefined, { raw: true }),
    defaultValues: value,
  })
  const { control } = form
  const otpRoles = useWatch({ control, name: 'otpRoles' })
  const { onChange } = useStaffField({ control, name: 'otpRoles' })
  return (
    <EditForm form={form} onSave={save} weigh={weigh} mayEdit={mayEdit}>
      <p>{text('adminSite.risk.hint')}</p>
      <FieldGrid>
        <BahtField
          control={control}
          name="approveUpTo"
          label={text('adminSite.risk.approveUpTo')}
          hint={text('adminSite.risk.approveHint')}
        />
        <BahtField
          control={control}
          name="adjustUpTo"
          label={text('adminSite.risk.adjustUpTo')}
          hint={text('adminSite.risk.adjustHint')}
        />
      </FieldGrid>
      <Group>
        <legend>{text('adminSite.risk.otpRoles')}</legend>
        {roles.map((role) => (
          <CheckboxField
            key={role}
            label={text(`admin.role.${role}`)}
            name={`otp-${role}`}
            checked={otpRoles.includes(role)}
            onChange={(checked) =>
              onChange(roles.filter((each) => (each === role ? checked : otpRoles.includes(each))))
            }
          />
        ))}
      </Group>
      {riskRules.map((rule) => (
        <Rule key={rule}>
          <OnOffField
            control={control}
            name={`${rule}.on`}
            label={text(`adminSite.risk.${rule}`)}
            on
            off={false}
          />
          {hasFigure(rule) && (
            <NumberField
              control={control}
              name={figures[rule]}
              label={text(`adminSite.risk.figure.${rule}`)}
            />
          )}
        </Rule>
      ))}
    </EditForm>
  )
}

function hasFigure(rule: string): rule is keyof typeof figures {
  return rule in figures
}

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  minWidth: 0,
  margin: '8px 0',
  padding: 0,
  border: 0,
})

const Rule = styled('div')(({ theme }) => ({
  paddingBlock: 4,
  borderTop: `1px solid ${theme.palette.divider}`,
}))
