import { styled } from '@mui/material/styles'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import { LegendSample } from './LegendSample'
import type { Legend } from './useChartSeries'

interface ChartLegendProps {
  legend: Legend
  /** Keeps its place, so that nothing moves. */
  isHidden: boolean
}

/** The series of a chart by name; pressing one hides it and shows it again. */
export function ChartLegend({ legend, isHidden }: ChartLegendProps) {
  return (
    <List style={{ visibility: isHidden ? 'hidden' : 'visible' }}>
      {legend.entries.map((entry) => (
        <li key={entry.id}>
          <Toggle
            type="button"
            aria-pressed={entry.isShown}
            onClick={() => legend.toggle(entry.id)}
          >
            <LegendSample entry={entry} />
            <bdi>{entry.label}</bdi>
          </Toggle>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  margin: '0 -8px 4px',
  padding: 0,
})

const Toggle = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '0 8px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  textAlign: 'start',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  '&[aria-pressed="false"] bdi': { textDecoration: 'line-through' },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  [touchMedia]: { minHeight: touchTarget },
}))
