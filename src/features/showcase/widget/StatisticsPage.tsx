import { Showcase } from '../demo/Showcase'
import { CountTiles } from './statistics/CountTiles'
import countTiles from './statistics/CountTiles.tsx?raw'
import { GoalTiles } from './statistics/GoalTiles'
import goalTiles from './statistics/GoalTiles.tsx?raw'
import { IconTiles } from './statistics/IconTiles'
import iconTiles from './statistics/IconTiles.tsx?raw'
import { MoneyTiles } from './statistics/MoneyTiles'
import moneyTiles from './statistics/MoneyTiles.tsx?raw'
import { SocialTiles } from './statistics/SocialTiles'
import socialTiles from './statistics/SocialTiles.tsx?raw'
import { WeatherTile } from './statistics/WeatherTile'
import weatherTile from './statistics/WeatherTile.tsx?raw'

export function StatisticsPage() {
  return (
    <Showcase
      titleKey="shell.menu.widgetStatistics"
      purpose="Small cards with one figure each, to be taken in at a glance. More than eight on a page and none is read."
      documentation={[{ name: 'MUI Card', address: 'https://mui.com/material-ui/react-card/' }]}
      demos={[
        {
          title: 'Money, and how it moved',
          caption: 'The line is drawn by a few lines of SVG; the words beside it say the same.',
          Live: MoneyTiles,
          source: moneyTiles,
          isWide: true,
        },
        { title: 'With an icon', Live: IconTiles, source: iconTiles, isWide: true },
        { title: 'On the way to a goal', Live: GoalTiles, source: goalTiles, isWide: true },
        { title: 'Counts of a period', Live: CountTiles, source: countTiles },
        { title: 'Followers', Live: SocialTiles, source: socialTiles },
        { title: 'One large figure', Live: WeatherTile, source: weatherTile },
      ]}
      accessibility={[
        'A group of figures is a list: its length is announced, and you can jump past it.',
        'Up and down are given in words.',
        'What changes after a press is in a live region.',
      ]}
    />
  )
}
