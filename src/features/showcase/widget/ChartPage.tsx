import { Showcase } from '../demo/Showcase'
import { Conversion } from './chart/Conversion'
import conversion from './chart/Conversion.tsx?raw'
import { MarketShare } from './chart/MarketShare'
import marketShare from './chart/MarketShare.tsx?raw'
import { MonthlySpins } from './chart/MonthlySpins'
import monthlySpins from './chart/MonthlySpins.tsx?raw'
import { Revenue } from './chart/Revenue'
import revenue from './chart/Revenue.tsx?raw'
import { Satisfaction } from './chart/Satisfaction'
import satisfaction from './chart/Satisfaction.tsx?raw'
import { SearchVisits } from './chart/SearchVisits'
import searchVisits from './chart/SearchVisits.tsx?raw'
import { TasksDone } from './chart/TasksDone'
import tasksDone from './chart/TasksDone.tsx?raw'

export function ChartPage() {
  return (
    <Showcase
      titleKey="shell.menu.widgetChart"
      purpose="Cards whose content is one chart: a trend, a share, a way through. The figures come first, the drawing when there is time for it."
      documentation={[{ name: 'MUI X Charts', address: 'https://mui.com/x/react-charts/' }]}
      demos={[
        {
          title: 'Share of the devices',
          caption: 'Parts of a whole over time.',
          Live: MarketShare,
          source: marketShare,
        },
        { title: 'Revenue', Live: Revenue, source: revenue },
        {
          title: 'Conversion',
          caption: 'How many get from one step to the next.',
          Live: Conversion,
          source: conversion,
        },
        { title: 'Satisfaction', Live: Satisfaction, source: satisfaction },
        { title: 'Tasks', Live: TasksDone, source: tasksDone },
        { title: 'Found by search', Live: SearchVisits, source: searchVisits },
        { title: 'By the month', Live: MonthlySpins, source: monthlySpins },
      ]}
      accessibility={[
        'Each chart has a summary in words and its figures as a table, one press away.',
        'Series differ by colour and by pattern, mark or dashes.',
        'Charts are drawn when the page is idle; their place is kept, so that nothing jumps.',
      ]}
    />
  )
}
