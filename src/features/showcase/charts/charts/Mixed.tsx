import { compact } from '../../demo/englishNumbers'
import { ChartFrame } from '../chart/ChartFrame'
import { seriesFigures } from '../chart/chartTable'
import {
  BarPlot,
  ChartsAxisHighlight,
  ChartsContainer,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  MarkPlot,
} from '../chart/lazyCharts'
import { useAxisSides } from '../chart/useAxisSides'
import { useChartSeries } from '../chart/useChartSeries'

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

const series = [
  { id: 'in', label: 'Deposits (million baht)', data: [1.57, 1.68, 1.8, 1.92, 2.09, 2.27] },
  { id: 'out', label: 'Withdrawals (million baht)', data: [1.31, 1.44, 1.47, 1.66, 1.71, 1.89] },
  { id: 'new', label: 'New members', isLine: true, data: [214, 268, 251, 332, 389, 447] },
]

export function Mixed() {
  const { shown, legend, sx } = useChartSeries(series)
  const { across, upright, margin } = useAxisSides()
  const isReversed = upright.position === 'right'
  return (
    <ChartFrame
      label="Deposits, withdrawals and new members a month"
      summary="New members doubled from 214 to 447 a month while deposits rose by 45 percent. Money has its scale at the start, members at the end."
      figures={seriesFigures('Month', months, series)}
      height={300}
      legend={legend}
    >
      <ChartsContainer
        series={shown.map((one) =>
          one.isLine
            ? { ...one, type: 'line', yAxisId: 'members', curve: 'linear', showMark: true }
            : { ...one, type: 'bar', yAxisId: 'money' },
        )}
        xAxis={[{ ...across, id: 'month', scaleType: 'band', data: months }]}
        yAxis={[
          { ...upright, id: 'money', min: 0, valueFormatter: compact },
          { ...upright, id: 'members', min: 0, position: isReversed ? 'left' : 'right' },
        ]}
        height={300}
        margin={{ ...margin, right: 4, left: 4 }}
        sx={sx}
        disableKeyboardNavigation
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot borderRadius={3} />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="money" />
        <ChartsYAxis axisId="members" />
      </ChartsContainer>
    </ChartFrame>
  )
}
