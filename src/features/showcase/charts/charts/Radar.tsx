import { ChartFrame } from '../chart/ChartFrame'
import { seriesFigures } from '../chart/chartTable'
import { RadarChart } from '../chart/lazyCharts'
import { useChartSeries } from '../chart/useChartSeries'

const questions = ['Speed', 'Games', 'Bonuses', 'Support', 'Payout', 'Safety']

const answers = [
  { id: 'now', label: 'This year', isLine: true, data: [86, 78, 64, 91, 83, 88] },
  { id: 'before', label: 'Last year', isLine: true, data: [61, 74, 69, 72, 58, 80] },
]

export function Radar() {
  const { shown, legend, sx } = useChartSeries(answers)
  return (
    <ChartFrame
      label="Satisfaction of members, points of 100"
      summary="Speed and payout gained 25 points each within a year; bonuses lost five."
      figures={seriesFigures('Question', questions, answers)}
      height={300}
      legend={legend}
    >
      {/* The library mirrors the axis labels in RTL pages, but not these: they would overlap the drawing. */}
      <div dir="ltr">
        <RadarChart
          series={shown.map((one) => ({ ...one, fillArea: true }))}
          radar={{ metrics: questions, max: 100 }}
          height={300}
          sx={sx}
          hideLegend
          disableKeyboardNavigation
        />
      </div>
    </ChartFrame>
  )
}
