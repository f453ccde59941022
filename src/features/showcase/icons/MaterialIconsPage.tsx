import { Showcase } from '../demo/Showcase'
import { AllMaterialIcons } from './materialIcons/AllMaterialIcons'
import allMaterialIcons from './materialIcons/AllMaterialIcons.tsx?raw'
import { MaterialButtons } from './materialIcons/MaterialButtons'
import materialButtons from './materialIcons/MaterialButtons.tsx?raw'
import { MaterialSizes } from './materialIcons/MaterialSizes'
import materialSizes from './materialIcons/MaterialSizes.tsx?raw'

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
          Live: MaterialSizes,
          source: materialSizes,
        },
        {
          title: 'In buttons',
          caption: 'Filled when on, outlined when off, and said as well.',
          Live: MaterialButtons,
          source: materialButtons,
        },
        {
          title: 'Find an icon',
          caption: 'Search by any part of the name.',
          Live: AllMaterialIcons,
          source: allMaterialIcons,
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
