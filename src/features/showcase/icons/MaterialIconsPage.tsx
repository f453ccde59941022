import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './materialIconsDemos'
import source from './materialIconsDemos.tsx?raw'

const demo = demosOf(demos, source)

export function MaterialIconsPage() {
  return (
    <Showcase
      titleKey="shell.menu.materialIcons"
      purpose="Filled icons that belong to Material Design. A subset lies in this app and needs no network."
      documentation={[
        { name: 'Material icons', address: 'https://mui.com/material-ui/material-icons/' },
      ]}
      demos={[
        {
          title: 'Sizes',
          caption: 'Three named sizes, or any.',
          ...demo('MaterialSizes'),
        },
        {
          title: 'In buttons',
          caption: 'Filled when on, outlined when off, and said as well.',
          ...demo('MaterialButtons'),
        },
        {
          title: 'Find an icon',
          caption: 'Search by any part of the name.',
          ...demo('AllMaterialIcons'),
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
