import FormHelperText from '@mui/material/FormHelperText'
import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { PromotionDraft } from '#contract/admin/promotions'
import { crossesMidnight } from '#lib/time'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { FieldGrid } from '../form/EditForm'
import { LineField, useStaffField } from '../form/FormFields'

/** The hours of a Bangkok day in which the promotion is available, if limited; they may cross midnight. */
export function HoursField({
  control,
}: {
  control: Control<PromotionDraft, unknown, PromotionDraft>
}) {
  const text = useText()
  const [hours, weekdays] = useWatch({ control, name: ['hours', 'weekdays'] })
  const { onChange } = useStaffField({ control, name: 'hours' })
  return (
    <>
      <SwitchField
        label={text('adminOffers.promotion.hours')}
        checked={hours !== null}
        onChange={(on) => onChange(on ? { from: '22:00', to: '06:00' } : null)}
      />
      {hours !== null && (
        <FieldGrid>
          <LineField
            control={control}
            name="hours.from"
            label={text('adminSite.form.from')}
            maxLength={5}
          />
          <LineField
            control={control}
            name="hours.to"
            label={text('adminSite.form.to')}
            maxLength={5}
          />
        </FieldGrid>
      )}
      {hours !== null && weekdays !== null && crossesMidnight(hours.from, hours.to) && (
        <FormHelperText>{text('adminOffers.promotion.night')}</FormHelperText>
      )}
    </>
  )
}
