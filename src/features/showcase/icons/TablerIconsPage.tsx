import { Showcase } from '../demo/Showcase'
import { AllTablerIcons } from './tablerIcons/AllTablerIcons'
import allTablerIcons from './tablerIcons/AllTablerIcons.tsx?raw'
import { TablerColours } from './tablerIcons/TablerColours'
import tablerColours from './tablerIcons/TablerColours.tsx?raw'
import { TablerStrokes } from './tablerIcons/TablerStrokes'
import tablerStrokes from './tablerIcons/TablerStrokes.tsx?raw'

export function TablerIconsPage() {
  return (
    <Showcase
      titleKey="shell.menu.tablerIcons"
      purpose="Outlined icons by one hand, drawn with a pen of even width. A subset lies in this app and needs no network."
      documentation={[{ name: 'Tabler icons', address: 'https://tabler.io/icons' }]}
      demos={[
        {
          title: 'Size and stroke',
          caption: 'Both belong together.',
          Live: TablerStrokes,
          source: tablerStrokes,
        },
        {
          title: 'Colour',
          caption: 'Set the colour of the text; the icon follows.',
          Live: TablerColours,
          source: tablerColours,
        },
        {
          title: 'Find an icon',
          caption: 'Search by any part of the name.',
          Live: AllTablerIcons,
          source: allTablerIcons,
          isWide: true,
        },
      ]}
      accessibility={[
        'An icon beside words is decoration (aria-hidden); an icon alone stands in a control that has a name.',
        'Among the icons the arrow keys move, Enter or Space copies; Tab leads past them all.',
        'How many were found, and what was copied, is said without moving the focus.',
      ]}
    />
  )
}
