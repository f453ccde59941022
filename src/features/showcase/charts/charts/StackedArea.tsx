import { compact, withBaht } from '../../demo/englishNumbers'
import { ChartFrame } from '../chart/ChartFrame'
import { seriesFigures } from '../chart/chartTable'
import { LineChart } from '../chart/lazyCharts'
import { useAxisSides } from '../chart/useAxisSides'
import { useChartSeries } from '../chart/useChartSeries'

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

const deposits = [
  {
    id: 'promptpay',
    label: 'PromptPay',
    isLine: true,
    data: [820_000, 905_000, 990_000, 1_120_000, 1_260_000, 1_410_000],
  },
  {
    id: 'transfer',
    label: 'Bank transfer',
    isLine: true,
    data: [610_000, 590_000, 575_000, 540_000, 520_000, 495_000],
  },
  {
    id: 'wallet',
    label: 'Wallet',
    isLine: true,
    data: [140_000, 180_000, 230_000, 260_000, 310_000, 365_000],
  },
]

export function StackedArea() {
  const { shown, legend, sx } = useChartSeries(deposits)
  const { across, upright, margin } = useAxisSides()
  return (
    <ChartFrame
      label="Deposits a month by channel"
      summary="Deposits grew from 1.57 to 2.27 million baht in six months; PromptPay took over from bank transfers."
      figures={seriesFigures('Month', months, deposits)}
      height={260}
      legend={legend}
    >
      <LineChart
        series={shown.map((one) => ({
          ...one,
          area: true,
          stack: 'all',
          showMark: true,
          valueFormatter: withBaht,
        }))}
        xAxis={[{ ...across, scaleType: 'point', data: months }]}
        yAxis={[{ ...upright, valueFormatter: compact }]}
        height={260}
        margin={margin}
        sx={{ ...sx, '& .MuiLineChart-area': { fillOpacity: 0.3 } }}
        hideLegend
        disableKeyboardNavigation
      />
    </ChartFrame>
  )
}
