import { Showcase } from '../demo/Showcase'
import { Donut } from './charts/Donut'
import donut from './charts/Donut.tsx?raw'
import { HorizontalBars } from './charts/HorizontalBars'
import horizontalBars from './charts/HorizontalBars.tsx?raw'
import { Lines } from './charts/Lines'
import lines from './charts/Lines.tsx?raw'
import { Mixed } from './charts/Mixed'
import mixed from './charts/Mixed.tsx?raw'
import { Pie } from './charts/Pie'
import pie from './charts/Pie.tsx?raw'
import { Radar } from './charts/Radar'
import radar from './charts/Radar.tsx?raw'
import { Radial } from './charts/Radial'
import radial from './charts/Radial.tsx?raw'
import { StackedArea } from './charts/StackedArea'
import stackedArea from './charts/StackedArea.tsx?raw'
import { StackedColumns } from './charts/StackedColumns'
import stackedColumns from './charts/StackedColumns.tsx?raw'

const demos = [
  {
    title: 'Line',
    caption: 'Change over time. Marks and dashes tell the lines apart where colour cannot.',
    Live: Lines,
    source: lines,
  },
  {
    title: 'Area',
    caption: 'Parts of a whole over time, stacked. Two or three parts; more hide one another.',
    Live: StackedArea,
    source: stackedArea,
  },
  {
    title: 'Bar',
    caption:
      'Lying bars leave room for long names: the first choice for comparing places or people.',
    Live: HorizontalBars,
    source: horizontalBars,
  },
  {
    title: 'Column',
    caption:
      'Stacked columns for few points in time. Hide a part in the legend to compare the rest.',
    Live: StackedColumns,
    source: stackedColumns,
  },
  {
    title: 'Mixed',
    caption:
      'Put together from the library’s parts: columns and a line, each with a scale of its own.',
    Live: Mixed,
    source: mixed,
    isWide: true,
  },
  {
    title: 'Pie',
    caption:
      'Shares of one whole, at most five. The names carry the figures: angles are hard to read.',
    Live: Pie,
    source: pie,
  },
  {
    title: 'Donut',
    caption: 'The hole holds the total of what is shown; it follows the legend.',
    Live: Donut,
    source: donut,
  },
  {
    title: 'Radar',
    caption: 'Profiles of two things over the same questions. Never for exact values.',
    Live: Radar,
    source: radar,
  },
  {
    title: 'Radial',
    caption: 'How much of one goal is reached: a gauge for each, read at a glance.',
    Live: Radial,
    source: radial,
  },
]

export function ChartsPage() {
  return (
    <Showcase
      titleKey="shell.menu.charts"
      purpose="Charts show the shape of figures; a table shows the figures. Every chart here offers both, sums itself up in a sentence, and is drawn only when the page has nothing better to do."
      documentation={[{ name: 'MUI X Charts', address: 'https://mui.com/x/react-charts/' }]}
      demos={demos}
      accessibility={[
        'A chart is a figure with a name and a summary; the drawing itself is hidden from screen readers, which get every value from “Show as table”.',
        'The names in the legend are toggle buttons: a screen reader hears “Slots, pressed”; Space hides the series and shows it again.',
        'No series depends on its colour: surfaces have patterns, lines have marks and dashes, and colours keep 3:1 against the card.',
        'Where the system asks for reduced motion, nothing grows into place.',
      ]}
    />
  )
}
