import { DayField } from '#ui/form/DayField'
import { useText } from '#ui/intl/useText'

interface DayRange {
  /** Bangkok days as `yyyy-mm-dd`; null for an open end. */
  readonly from: string | null
  readonly to: string | null
}

interface DayRangeFieldsProps extends DayRange {
  onChange: (change: Partial<DayRange>) => void
}

/** Fields for the first and last day of a list. */
export function DayRangeFields({ from, to, onChange }: DayRangeFieldsProps) {
  const text = useText()
  return (
    <>
      <DayField
        label={text('wallet.history.from')}
        name="from"
        value={from}
        max={to}
        onChange={(day) => onChange({ from: day })}
      />
      <DayField
        label={text('wallet.history.to')}
        name="to"
        value={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  )
}
