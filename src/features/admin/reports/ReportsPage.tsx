import { styled } from '@mui/material/styles'
import { DayField } from '#ui/form/DayField'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { FilterChoice } from '#ui/table/FilterChoice'
import { useToday } from '#ui/time/useNow'
import { DayFilter } from '../list/DayFilter'
import { type DayRange, useDayRange } from '../list/useDayRange'
import { ChosenReport } from './ChosenReport'
import { ComparedPeriods } from './ComparedPeriods'
import { comparisons } from './comparePeriods'
import { otherPeriodOf } from './otherPeriod'
import { reportKinds } from './reportKinds'
import { SavedViews } from './SavedViews'

/** Results of a period, grouped by what the address names, and compared with another period. */
export function ReportsPage() {
  const text = useText()
  const range = useDayRange(30)
  const { from, to, isValid, state } = range
  const kind = reportKinds.find((name) => name === state.filterOf('group')) ?? 'day'
  const other = otherPeriodOf(range)
  return (
    <Page title={text('adminReports.reports')}>
      <Stack>
        <Bar>
          <DayFilter state={state} />
          <FilterChoice
            label={text('adminReports.group')}
            value={kind}
            options={reportKinds.map((value) => ({
              value,
              label: text(`adminReports.group.${value}`),
            }))}
            onChange={(value) => state.change({ filters: { group: value === 'day' ? '' : value } })}
          />
          <OtherPeriod range={range} />
        </Bar>
        <SavedViews />
        {isValid ? (
          <>
            {state.filterOf('with') === 'own' && !other && <p>{text('adminReports.badRange')}</p>}
            {other && <ComparedPeriods span={{ from, to }} other={other} />}
            <ChosenReport kind={kind} span={{ from, to }} />
          </>
        ) : (
          <p role="alert">{text('adminReports.badRange')}</p>
        )}
      </Stack>
    </Page>
  )
}

/** Chooses the period to compare with, and its days if they are free. */
function OtherPeriod({ range: { state } }: { range: DayRange }) {
  const text = useText()
  const today = useToday()
  const chosen = state.filterOf('with')
  return (
    <>
      <FilterChoice
        label={text('adminReports.compare')}
        value={chosen}
        options={[
          { value: '', label: text('adminReports.compare.none') },
          ...comparisons.map((value) => ({ value, label: text(`adminReports.compare.${value}`) })),
        ]}
        onChange={(value) => state.change({ filters: { with: value } })}
      />
      {chosen === 'own' &&
        (['withFrom', 'withTo'] as const).map((id) => (
          <DayField
            key={id}
            label={text(`adminReports.compare.${id}`)}
            name={id}
            value={state.filterOf(id)}
            max={today}
            onChange={(day) => state.change({ filters: { [id]: day ?? '' } })}
          />
        ))}
    </>
  )
}

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
