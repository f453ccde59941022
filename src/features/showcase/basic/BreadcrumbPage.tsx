import { Showcase } from '../demo/Showcase'
import { CollapsedBreadcrumb } from './breadcrumb/CollapsedBreadcrumb'
import collapsedBreadcrumb from './breadcrumb/CollapsedBreadcrumb.tsx?raw'
import { IconBreadcrumb } from './breadcrumb/IconBreadcrumb'
import iconBreadcrumb from './breadcrumb/IconBreadcrumb.tsx?raw'
import { PlainBreadcrumb } from './breadcrumb/PlainBreadcrumb'
import plainBreadcrumb from './breadcrumb/PlainBreadcrumb.tsx?raw'
import { SeparatedBreadcrumb } from './breadcrumb/SeparatedBreadcrumb'
import separatedBreadcrumb from './breadcrumb/SeparatedBreadcrumb.tsx?raw'
import step from './breadcrumb/Step.tsx?raw'
import { TitledBreadcrumb } from './breadcrumb/TitledBreadcrumb'
import titledBreadcrumb from './breadcrumb/TitledBreadcrumb.tsx?raw'

export function BreadcrumbPage() {
  return (
    <Showcase
      titleKey="shell.menu.breadcrumb"
      purpose="Where one is, and the way back up. For sites of three levels or more."
      documentation={[
        { name: 'MUI Breadcrumbs', address: 'https://mui.com/material-ui/react-breadcrumbs/' },
      ]}
      demos={[
        { title: 'Plain', Live: PlainBreadcrumb, source: [plainBreadcrumb, step].join('\n') },
        { title: 'Other separators', Live: SeparatedBreadcrumb, source: separatedBreadcrumb },
        { title: 'With icons', Live: IconBreadcrumb, source: iconBreadcrumb },
        { title: 'Collapsed', Live: CollapsedBreadcrumb, source: collapsedBreadcrumb },
        { title: 'With a title', Live: TitledBreadcrumb, source: titledBreadcrumb, isWide: true },
      ]}
      accessibility={[
        'A navigation landmark with a name, holding a list.',
        'The last step carries aria-current="page".',
        'The separators are not read.',
      ]}
    />
  )
}
