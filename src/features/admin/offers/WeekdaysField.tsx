import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Control } from 'react-hook-form'
import type { PromotionDraft } from '#contract/admin/promotions'
import { intlLocale } from '#lib/time'
import { CheckboxField } from '#ui/form/CheckboxField'
import { useLocale, useText } from '#ui/intl/useText'
import { useStaffField } from '../form/FormFields'

const days = [1, 2, 3, 4, 5, 6, 0] as const

/** The Bangkok weekdays on which the promotion is available; selecting all means no rule. */
export function WeekdaysField({
  control,
}: {
  control: Control<PromotionDraft, unknown, PromotionDraft>
}) {
  const text = useText()
  const locale = useLocale()
  const errorId = useId()
  const { value, onChange, error } = useStaffField({ control, name: 'weekdays' })
  const chosen: readonly unknown[] = Array.isArray(value) ? value : days
  const nameOf = new Intl.DateTimeFormat(intlLocale(locale), { weekday: 'short', timeZone: 'UTC' })
  return (
    <Group aria-describedby={error === null ? undefined : errorId}>
      <legend>{text('adminOffers.promotion.weekdays')}</legend>
      <Days>
        {days.map((day) => (
          <CheckboxField
            key={day}
            // 1 November 2026 is a Sunday.
            label={nameOf.format(Date.UTC(2026, 10, 1 + day))}
            name={`weekday-${day}`}
            checked={chosen.includes(day)}
            onChange={(checked) => {
              const next = days.filter((each) => (each === day ? checked : chosen.includes(each)))
              onChange(next.length === days.length ? null : next)
            }}
          />
        ))}
      </Days>
      {error !== null && (
        <FormHelperText error id={errorId}>
          {error}
        </FormHelperText>
      )}
    </Group>
  )
}

const Group = styled('fieldset')({ minWidth: 0, margin: '8px 0', padding: 0, border: 0 })

const Days = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 16 })
