import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './tablerIconsDemos'
import source from './tablerIconsDemos.tsx?raw'

const demo = demosOf(demos, source)

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
          ...demo('TablerStrokes'),
        },
        {
          title: 'Colour',
          caption: 'Set the colour of the text; the icon follows.',
          ...demo('TablerColours'),
        },
        {
          title: 'Find an icon',
          caption: 'Search by any part of the name.',
          ...demo('AllTablerIcons'),
          isWide: true,
        },
      ]}
      accessibility={[
        'An icon beside words is decoration (aria-hidden); an icon alone is in a control that has a name.',
        'Among the icons the arrow keys move, Enter or Space copies; Tab leads past them all.',
        'The number found and the copied name are announced without moving the focus.',
      ]}
    />
  )
}
