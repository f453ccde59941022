import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './breadcrumbDemos'
import source from './breadcrumbDemos.tsx?raw'

const demo = demosOf(demos, source)

export function BreadcrumbPage() {
  return (
    <Showcase
      titleKey="shell.menu.breadcrumb"
      purpose="Where one is, and the way back up. For sites of three levels or more."
      documentation={[
        { name: 'MUI Breadcrumbs', address: 'https://mui.com/material-ui/react-breadcrumbs/' },
      ]}
      demos={[
        { title: 'Plain', ...demo('PlainBreadcrumb') },
        { title: 'Other separators', ...demo('SeparatedBreadcrumb') },
        { title: 'With icons', ...demo('IconBreadcrumb') },
        { title: 'Collapsed', ...demo('CollapsedBreadcrumb') },
        { title: 'With a title', ...demo('TitledBreadcrumb'), isWide: true },
      ]}
      accessibility={[
        'A navigation landmark with a name, holding a list.',
        'The last step carries aria-current="page".',
        'The separators are not read.',
      ]}
    />
  )
}
